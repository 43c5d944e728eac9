export { decodeBase64, encodeBase64 } from './base64.ts';
export { type DecodedEvent, decodeEvent, type UndecodedEvent } from './decode.ts';
export { encodeEvent } from './encode.ts';
export * from './event.ts';
export { type DecodedHeader, decodeFirstLine, decodeHeader, encodeHeader } from './header.ts';
export {
  CaptureConverter,
  type ImportedCapture,
  type ImportOptions,
  importCapture,
  isCaptureLine,
} from './import-capture.ts';
export { eventRaw, type RawText } from './raw.ts';
export {
  type RecordingFailure,
  type RecordingLine,
  RecordingReader,
  type Unreadable,
} from './recording-reader.ts';
export { ROW_KINDS, type Row, type RowKind } from './row.ts';
export { decodeRow, encodeRow } from './row-codec.ts';
export { RowMaker } from './row-maker.ts';
export { RowTable } from './row-table.ts';
export { unreadableEvent } from './stand-in.ts';
export { commandLine, shortTitle } from './target-words.ts';
export { isHttpUrl, isLoopbackHost, withoutQuery } from './url-words.ts';
export { decodeUtf8, utf8Size } from './utf8.ts';

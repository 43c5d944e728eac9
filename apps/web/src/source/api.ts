import {
  type AnnotationsPatch,
  type AuthorizeRequest,
  annotationsSchema,
  type ClientMessage,
  comparisonSchema,
  prefillSchema,
  recordingInfoSchema,
  type Settings,
  type StartRequest,
  secretsSchema,
  sessionInfoSchema,
  settingsSchema,
} from '@lifeline/wire';
import * as v from 'valibot';
import { fetchApi, requestJson, sendJson, uploadApi } from './http.ts';

const sentSchema = v.object({ seq: v.optional(v.number()) });

/** The bridge's `/api`, one function a route (docs/wire-contract.md). All throw BridgeError. */
export const api = {
  settings: () => requestJson('GET', '/settings', settingsSchema),
  putSettings: (part: Partial<Settings>) => requestJson('PUT', '/settings', settingsSchema, part),
  prefill: () => requestJson('GET', '/prefill', prefillSchema),
  recordings: () => requestJson('GET', '/recordings', v.array(recordingInfoSchema)),
  startSession: (request: StartRequest) => requestJson('POST', '/sessions', sessionInfoSchema, request),
  /** Starts authorization of a session; resolves once there is an address to open, or it has failed. */
  authorize: (sessionId: string, request: AuthorizeRequest) =>
    requestJson('POST', `/sessions/${encodeURIComponent(sessionId)}/authorize`, sessionInfoSchema, request),
  forgetAuthorization: (sessionId: string) =>
    requestJson('DELETE', `/sessions/${encodeURIComponent(sessionId)}/authorize`, sessionInfoSchema),
  openRecording: (id: string) =>
    requestJson('POST', `/recordings/${encodeURIComponent(id)}/open`, sessionInfoSchema),
  deleteRecording: (id: string) => sendJson('DELETE', `/recordings/${encodeURIComponent(id)}`),
  annotations: (id: string) =>
    requestJson('GET', `/recordings/${encodeURIComponent(id)}/annotations`, annotationsSchema),
  annotate: (id: string, patch: AnnotationsPatch) =>
    requestJson('PUT', `/recordings/${encodeURIComponent(id)}/annotations`, annotationsSchema, patch),
  compare: (a: string, b: string, signal: AbortSignal) => {
    const query = new URLSearchParams({ a, b });
    return requestJson('GET', `/compare?${query}`, comparisonSchema, undefined, signal);
  },
  /** Recording bytes → a new recording of the bridge, called after the file `name`. `onSent` is told how many bytes were taken. */
  importRecording: async (bytes: Blob, name: string, onSent: (sent: number) => void = () => {}) => {
    const path = `/recordings/import?name=${encodeURIComponent(name)}`;
    const response = await uploadApi(path, bytes, 'application/x-ndjson', onSent);
    return v.parse(recordingInfoSchema, await response.json());
  },
  /** A command too large for the WebSocket. Resolves to the seq of its event. */
  send: (sessionId: string, command: ClientMessage) =>
    requestJson('POST', `/sessions/${encodeURIComponent(sessionId)}/send`, sentSchema, command),
  /** Secrets that were given to the session's server. */
  secrets: (sessionId: string) =>
    requestJson('GET', `/sessions/${encodeURIComponent(sessionId)}/secrets`, secretsSchema),
  /** Exact bytes of the line of event `seq`. */
  rawBytes: async (sessionId: string, seq: number) => {
    const response = await fetchApi(`/sessions/${encodeURIComponent(sessionId)}/raw/${seq}`);
    return new Uint8Array(await response.arrayBuffer());
  },
  draft: (key: string) => requestJson('GET', `/drafts/${encodeURIComponent(key)}`, v.unknown()),
  putDraft: (key: string, draft: unknown) => sendJson('PUT', `/drafts/${encodeURIComponent(key)}`, draft),
  deleteDraft: (key: string) => sendJson('DELETE', `/drafts/${encodeURIComponent(key)}`),
  clearDrafts: () => sendJson('DELETE', '/drafts'),
};

/** The page of an HTML export. */
export const viewer = {
  empty: {
    title: 'No recording in this file',
    reason:
      'This is the empty frame of an HTML export. Export a session or a recording as HTML to get a file that shows it.',
  },
  damaged: {
    title: 'The recording in this file cannot be unpacked',
    reason:
      'The file was changed, or a part of it is missing. Ask for it again, or open the recording itself in Lifeline.',
  },
};

export const recordings = {};

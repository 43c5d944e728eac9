export const logs = {};

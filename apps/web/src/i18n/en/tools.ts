export const tools = {};

export const wire = {};

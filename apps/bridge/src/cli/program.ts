/** How the person called the program: `npm start --` in a checkout, else by its name. */
export function programName(env: NodeJS.ProcessEnv): string {
  return env.npm_lifecycle_event === 'start' && env.npm_package_name === 'lifeline'
    ? 'npm start --'
    : 'mcp-lifeline';
}

/** A text that names the program, as the person calls it. */
export function inPersonsWords(text: string, env: NodeJS.ProcessEnv): string {
  return text.replaceAll('mcp-lifeline', programName(env));
}

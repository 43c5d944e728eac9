// The workspace needs pnpm's layout; other package managers would lay out something that does not run.
if (!(process.env.npm_config_user_agent ?? '').startsWith('pnpm/')) {
  console.error(
    'Lifeline is not installed by hand. Run `npm start` (or `npm test`): it installs everything by itself.',
  );
  process.exit(1);
}

/** Settings of the bridge. Needs no session. */
export function SettingsPanel() {
  return <section />;
}

/** What a first visit shows. */
export function StartPanel() {
  return <section />;
}

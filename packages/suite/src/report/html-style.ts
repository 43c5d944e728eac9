/** Black on white with few colours; words carry every meaning, so that a black-and-white print loses nothing. */
export const HTML_STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; color: #1a1c1e; background: #fff; margin: 0; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1.5rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; } h3 { font-size: 1rem; } h4 { font-size: .85rem; margin: .8rem 0 .3rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; } dt { color: #5a6068; } dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 600; } thead { display: table-header-group; }
th, td { border-bottom: 1px solid #d5d9de; padding: .35rem .6rem .35rem 0; vertical-align: top; overflow-wrap: anywhere; } tr { break-inside: avoid; }
code, pre { font: 13px/1.45 ui-monospace, monospace; } pre { background: #f4f5f7; border: 1px solid #d5d9de; padding: .6rem; white-space: pre-wrap; overflow-wrap: anywhere; }
section { border-top: 1px solid #d5d9de; padding: .4rem 0 1rem; } section h3, section h4 { break-after: avoid; }
.short { white-space: nowrap; } .cases td:nth-child(n+2) { overflow-wrap: normal; } .cases td:nth-child(4) { white-space: nowrap; } .cases td:first-child { min-width: 16rem; } .quiet { color: #5a6068; } .pass { color: #0b6b3a; } .fail, .over-accepting, .over-rejecting, .invalid-output { color: #a31621; } .stale, .not-run { color: #7a4b00; }
.hidden { color: #7a4b00; border: 1px dotted; } .sign { margin-top: 3rem; break-inside: avoid; } .sign td { height: 3.5rem; color: #5a6068; border-bottom: 1px solid #1a1c1e; width: 33%; }
@page { margin: 18mm 16mm; } @media print { main { max-width: none; margin: 0; padding: 0; } body { font-size: 11pt; } pre { background: none; } }
`;

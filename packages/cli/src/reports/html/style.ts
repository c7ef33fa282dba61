/** The look of the page: light and dark, on a screen and on paper. Fonts are those of the machine. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #ffffff; --panel: #f4f6f8; --ink: #1b2430; --quiet: #4f5b69; --line: #c3cbd4; --strong: #1b2430;
  --error: #a4161a; --warning: #7a4b00; --accent: #0b5394;
  --c0: #1f5f99; --c1: #f2b134; --c2: #2e8b6f; --c3: #c7572b; --c4: #8fc3ea; --c5: #b07aa8; --c6: #e8dc6a; --c7: #9aa3ad;
  --c8: #1b2430; --stroke: #ffffff;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #12171d; --panel: #1b222b; --ink: #e6ebf0; --quiet: #aab5c1; --line: #3c4855; --strong: #e6ebf0;
    --error: #ff9a9a; --warning: #ffcf70; --accent: #8cc4ff;
    --c0: #5b9bd5; --c1: #f2b134; --c2: #4db892; --c3: #e5815a; --c4: #b5daf5; --c5: #cf9ec8; --c6: #efe58a; --c7: #aab5c1;
    --c8: #e6ebf0; --stroke: #12171d;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem clamp(0.75rem, 3vw, 2.5rem) 3rem; max-width: 76rem; background: var(--page);
  color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Open Sans", "Helvetica Neue", sans-serif;
  overflow-wrap: break-word; -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
}
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.25rem; }
h2 { font-size: 1.25rem; line-height: 1.25; margin: 2.5rem 0 0.75rem; padding-bottom: 0.25rem; border-bottom: 2px solid var(--line); }
h3 { font-size: 1.0625rem; margin: 1.75rem 0 0.5rem; }
p { margin: 0.5rem 0; max-width: 46rem; }
a { color: var(--accent); }
.quiet, .note { color: var(--quiet); }
.note { font-size: 0.875rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); gap: 0.75rem; margin: 1.25rem 0 0; }
.card { background: var(--panel); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem 0.9rem; }
.card dt { color: var(--quiet); font-size: 0.875rem; }
.card dd { margin: 0.1rem 0 0; font-size: 1.3125rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.card small, td small, th small { display: block; font-size: 0.8125rem; font-weight: 400; color: var(--quiet); }
article + article { margin-top: 4rem; padding-top: 2rem; border-top: 4px solid var(--line); }
nav { margin-bottom: 1.5rem; }
nav ul { columns: 16rem; padding-left: 1.1rem; margin: 0.5rem 0; }
.findings { list-style: none; margin: 0; padding: 0; }
.findings li { border-left: 4px solid var(--line); background: var(--panel); padding: 0.5rem 0.75rem; margin: 0 0 0.6rem; }
.findings .error { border-color: var(--error); } .findings .warning { border-color: var(--warning); }
.findings p { margin: 0.15rem 0; }
.severity { font-weight: 700; } .error .severity { color: var(--error); } .warning .severity { color: var(--warning); }
.print-title { display: none; }
.long { min-width: 12rem; }
figure { margin: 1.5rem 0 0.75rem; }
figcaption { font-weight: 600; margin: 0 0 0.5rem; }
.scroll { overflow-x: auto; max-width: 100%; }
.tall { max-height: 34rem; overflow-y: auto; border: 1px solid var(--line); }
.tall thead { position: sticky; top: 0; background: var(--page); }
.scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; min-width: 20rem; }
caption { text-align: left; font-weight: 600; padding: 0.25rem 0 0.4rem; }
th, td { padding: 0.2rem 0.6rem; text-align: right; vertical-align: top; }
td.text, th.text { text-align: left; }
th.text:not(:first-child) { min-width: 6rem; }
td.number, th[scope="row"].number { white-space: nowrap; }
thead th { vertical-align: bottom; border-bottom: 2px solid var(--strong); font-weight: 600; }
thead th.group { border-bottom: 1px solid var(--line); text-align: center; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
tbody th { font-weight: 400; }
tfoot > tr > * { border-top: 2px solid var(--strong); font-weight: 600; }
pre { font: 0.8125rem/1.45 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; margin: 0.5rem 0 1rem; }
code { font-family: ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: 0.875em; }
details > summary { cursor: pointer; color: var(--accent); margin: 0.25rem 0; }
.chart { display: block; width: 100%; min-width: 36rem; max-width: 60rem; height: auto; fill: var(--ink); font-family: inherit; }
.chart .grid { stroke: var(--line); stroke-width: 0.75; fill: none; } .chart .axis { stroke: var(--ink); fill: none; }
.chart .axis-title { fill: var(--quiet); }
.chart .bar { stroke: var(--ink); stroke-width: 0.6; } .chart .hatch { stroke: var(--stroke); stroke-width: 1.3; fill: none; pointer-events: none; }
.chart .line { stroke: var(--ink); stroke-width: 2.2; fill: none; } .chart .mark { fill: var(--page); stroke: var(--ink); stroke-width: 1.6; }
.colour-0 { fill: var(--c0); } .colour-1 { fill: var(--c1); } .colour-2 { fill: var(--c2); } .colour-3 { fill: var(--c3); }
.colour-4 { fill: var(--c4); } .colour-5 { fill: var(--c5); } .colour-6 { fill: var(--c6); } .colour-7 { fill: var(--c7); }
.colour-8 { fill: var(--c8); }
@page { size: letter portrait; margin: 0.6in; }
@page wide { size: letter landscape; margin: 0.5in; }
@media print {
  :root {
    color-scheme: light; --page: #ffffff; --panel: #ffffff; --ink: #000000; --quiet: #333333; --line: #999999; --strong: #000000;
    --error: #000000; --warning: #000000; --accent: #000000; --stroke: #ffffff; --c8: #000000;
  }
  html { font-size: 10pt; }
  body { max-width: none; padding: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  nav { display: none; }
  h2, h3, figcaption, caption { break-after: avoid; }
  .scroll { overflow: visible; max-height: none; border: 0; } .tall thead { position: static; }
  .chart { min-width: 0; max-width: 100%; }
  article + article { break-before: page; margin: 0; padding: 0; border: 0; }
  figure, .card, .findings li, tr { break-inside: avoid; }
  thead { display: table-header-group; } tfoot { display: table-row-group; }
  table { font-size: 7.5pt; } th, td { padding: 0.1rem 0.3rem; }
  /* A caption is printed on a page of its own where the table begins a page turned sideways. */
  .wide { page: wide; } .wide caption { display: none; } .wide .print-title { display: block; font-weight: 600; }
  .wide table { font-size: 6.5pt; } .wide th, .wide td { padding: 0.08rem 0.2rem; }
  pre { white-space: pre-wrap; }
}
`;

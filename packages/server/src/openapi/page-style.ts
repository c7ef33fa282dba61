import { createHash } from "node:crypto";

/** Style of the API page. */
export const PAGE_STYLE = `
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; overflow-wrap: break-word; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; padding: 0.5rem 1rem; background: #fff; z-index: 1; }
header { padding: 1.5rem 1rem; color: #fff; background: #162e51; }
header > * { max-width: 80rem; margin: 0 auto; }
header h1 { line-height: 1.2; }
header a { color: #fff; }
.columns { max-width: 82rem; margin: 0 auto; padding: 1rem; }
h2, h3, h4 { color: #162e51; line-height: 1.25; }
h2 { margin: 3rem 0 0.5rem; border-bottom: 2px solid #162e51; padding-bottom: 0.25rem; }
section:first-child > h2 { margin-top: 0; }
h3 { margin: 2.5rem 0 0.25rem; font-size: 1.1rem; }
h4 { margin: 1rem 0 0.25rem; font-size: 1rem; }
a { color: #005ea2; }
a:focus, summary:focus, pre:focus { outline: 3px solid #2491ff; outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
p code, li code, dd code { padding: 0 0.2em; background: #f0f4f9; }
h3 code, dt code { font-weight: bold; }
pre { margin: 0.5rem 0; padding: 0.75rem; background: #f0f4f9; white-space: pre-wrap; }
p { margin: 0.25rem 0; max-width: 48rem; }
ul.plain, nav ul { list-style: none; margin: 0; padding: 0; }
li { max-width: 48rem; }
nav li li a { display: inline-block; padding: 0.15rem 0 0.15rem 1rem; font-size: 0.9rem; }
nav summary, nav > ul > li > a { display: block; padding: 0.35rem 0; }
summary { cursor: pointer; color: #005ea2; }
summary h4 { display: inline; color: inherit; }
details { margin: 0.5rem 0; }
nav details { margin: 0; }
dl { margin: 0.25rem 0 0.25rem; border-top: 1px solid #dfe1e2; }
dt { padding-top: 0.35rem; }
dd { margin: 0; padding: 0 0 0.35rem 1rem; border-bottom: 1px solid #dfe1e2; }
dd dl { margin-left: 0.25rem; }
.type, .who, .required { color: #3d4551; font-size: 0.9rem; }
.type .type { font-size: 1em; }
.required { font-weight: bold; }
.method { display: inline-block; min-width: 4.5rem; padding: 0.05rem 0.4rem; border-radius: 3px; text-align: center; color: #fff; background: #162e51; font-size: 0.85rem; }
.DELETE { background: #8b0a03; }
.POST { background: #00602c; }
.PUT { background: #6b4700; }
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2.5rem; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 0.5rem 0.25rem; }
  dl { display: grid; grid-template-columns: minmax(9rem, 16rem) minmax(0, 1fr); }
  dd dl { display: block; }
  dt { border-bottom: 1px solid #dfe1e2; padding-right: 1rem; }
  dd dl > dt { border-bottom: 0; }
  dd { padding: 0.35rem 0; }
  dd dl > dd { padding: 0 0 0.35rem 1rem; }
}
@media print {
  nav, .skip { display: none; }
  header { color: #000; background: none; }
  body { font-size: 10pt; }
  h3, h4, dt { break-after: avoid; }
  .method { color: #000; background: none; border: 1px solid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;

/** Nothing but this style: no scripts, no pictures, no frames, no forms. */
export const PAGE_SECURITY_POLICY: string = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(PAGE_STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

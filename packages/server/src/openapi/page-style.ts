import { createHash } from "node:crypto";

/** How the page of the calls looks. */
export const PAGE_STYLE = `
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; }
h1, h2 { color: #162e51; line-height: 1.2; }
h2 { margin-top: 3rem; border-bottom: 2px solid #162e51; padding-bottom: 0.25rem; }
h3 { margin: 2rem 0 0.25rem; font-size: 1.05rem; overflow-wrap: anywhere; }
h4 { margin: 0.75rem 0 0.25rem; font-size: 0.95rem; }
a { color: #005ea2; }
a:focus { outline: 3px solid #2491ff; outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { padding: 0.75rem; background: #f0f4f9; overflow-x: auto; }
p { margin: 0.25rem 0; max-width: 44rem; }
table { border-collapse: collapse; margin: 0.25rem 0; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #dfe1e2; font-weight: normal; }
thead th { color: #3d4551; font-size: 0.85rem; }
.method { display: inline-block; min-width: 4rem; padding: 0.1rem 0.4rem; border-radius: 3px; text-align: center; color: #fff; background: #162e51; font-size: 0.85rem; }
.who { color: #3d4551; }
`;

/** Nothing but this style: no scripts, no pictures, no frames, no forms. */
export const PAGE_SECURITY_POLICY: string = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(PAGE_STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

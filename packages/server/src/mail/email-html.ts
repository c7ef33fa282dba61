import { escapeHtml } from "@epb/engine/report";
import { type Email, greeting, PRODUCT_NAME, reasonLine, type Site, supportLine } from "./email.js";

// Mail programs drop style sheets, so every element has inline styles. Contrast is at least 7 : 1.
const FONT = "font-family: Helvetica, Arial, sans-serif;";
const PARAGRAPH = `margin: 0 0 16px; ${FONT} font-size: 16px; line-height: 24px; color: #1b1b1b; word-break: break-word; overflow-wrap: anywhere;`;
const SMALL = `margin: 0 0 8px; ${FONT} font-size: 13px; line-height: 20px; color: #3d4551;`;
const BUTTON = `display: inline-block; padding: 12px 20px; border-radius: 4px; background-color: #162e51; ${FONT} font-size: 16px; line-height: 20px; font-weight: bold; color: #ffffff; text-decoration: none;`;
const LABEL = `margin: 0 0 4px; ${FONT} font-size: 14px; line-height: 20px; color: #3d4551;`;
const QUOTATION = `margin: 0 0 24px; padding: 12px 16px; border-left: 4px solid #162e51; background-color: #f0f4f9; ${FONT} font-size: 18px; line-height: 26px; color: #1b1b1b; white-space: pre-line; word-break: break-word; overflow-wrap: anywhere;`;

/** The email as HTML: one column, no images, no external content. */
export function emailHtml(email: Email, firstName: string | undefined, site: Site): string {
  const { subject, paragraphs, quotation, action, closing } = email;
  const body = [
    paragraph(greeting(firstName)),
    ...paragraphs.map(paragraph),
    ...(quotation === undefined
      ? []
      : [
          `<p style="${LABEL}">${escapeHtml(quotation.label)}</p>`,
          `<p style="${QUOTATION}">${escapeHtml(quotation.text)}</p>`,
        ]),
    ...(action === undefined ? [] : [button(action)]),
    ...closing.map(paragraph),
    paragraph(supportLine(site)),
  ];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin: 0; padding: 0; background-color: #f0f0f0;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color: #f0f0f0;">
<tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px; background-color: #ffffff; border-top: 6px solid #162e51;">
<tr><td align="left" style="padding: 28px 28px 12px;">
<h1 style="margin: 0 0 20px; ${FONT} font-size: 22px; line-height: 28px; color: #162e51; word-break: break-word; overflow-wrap: anywhere;">${escapeHtml(subject)}</h1>
${body.join("\n")}
</td></tr>
<tr><td align="left" style="padding: 16px 28px 20px; border-top: 1px solid #dfe1e2;">
<p style="${SMALL}"><strong>${escapeHtml(PRODUCT_NAME)}</strong></p>
<p style="${SMALL}">${escapeHtml(reasonLine(site))}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (text: string): string => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`;

/** A button, followed by its URL as text for mail programs that do not show it. */
function button({ label, link }: { readonly label: string; readonly link: string }): string {
  const address = escapeHtml(webAddress(link));
  return `<p style="margin: 8px 0 12px;"><a href="${address}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="${SMALL} margin-bottom: 24px; word-break: break-all;">Or open this address: <a href="${address}" style="color: #162e51;">${address}</a></p>`;
}

/** Allows only http and https links. */
function webAddress(link: string): string {
  const { protocol, href } = new URL(link);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`a message cannot link to ${protocol}`);
  return href;
}

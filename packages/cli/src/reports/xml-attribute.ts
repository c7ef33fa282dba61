import { escapeXml } from "@epb/engine/report";

/** An attribute with its value; line ends would be read as spaces. */
export function xmlAttribute(name: string, value: string | number): string {
  const escaped = escapeXml(String(value)).replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
  return ` ${name}="${escaped}"`;
}

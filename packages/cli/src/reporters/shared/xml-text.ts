// What XML 1.0 has no way to write: controls, halves of surrogate pairs, and two code points that are none.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in XML, in an element or between quotation marks. */
export function xmlText(text: string): string {
  return text.replace(NOT_IN_XML, "\ufffd").replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** An attribute with its value; line ends would be read as spaces. */
export function xmlAttribute(name: string, value: string | number): string {
  const escaped = xmlText(String(value)).replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
  return ` ${name}="${escaped}"`;
}

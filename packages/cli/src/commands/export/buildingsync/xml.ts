import { escapeXml } from "@epb/engine/report";
import { xmlAttribute } from "../../../reports/xml-attribute.js";

/** An element with a text, or with elements in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/** Content of an element; undefined is omitted. */
export type XmlChild = XmlElement | undefined | readonly XmlChild[];

/** An element with elements in it, in their order. */
export function xml(name: string, attributes: Readonly<Record<string, string>>, ...children: XmlChild[]): XmlElement {
  return { name, attributes, content: flatten(children) };
}

/** An element with a text; undefined for an unknown text. */
export function xmlLeaf(name: string, text: string | undefined): XmlElement | undefined {
  return text === undefined || text === "" ? undefined : { name, attributes: {}, content: text };
}

/** An element that has no sense without something in it. */
export function xmlUnlessEmpty(name: string, ...children: XmlChild[]): XmlElement | undefined {
  const content = flatten(children);
  return content.length === 0 ? undefined : { name, attributes: {}, content };
}

function flatten(child: XmlChild): readonly XmlElement[] {
  if (child === undefined) return [];
  return isList(child) ? child.flatMap(flatten) : [child];
}

const isList = (child: XmlElement | readonly XmlChild[]): child is readonly XmlChild[] => Array.isArray(child);

/** The document of a root element, an element a line. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${lines(root, "").join("\n")}\n`;

function lines({ name, attributes, content }: XmlElement, indent: string): readonly string[] {
  const start = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => xmlAttribute(key, value))
    .join("")}`;
  if (typeof content === "string") return [`${start}>${escapeXml(content)}</${name}>`];
  if (content.length === 0) return [`${start}/>`];
  return [`${start}>`, ...content.flatMap((child) => lines(child, `${indent}  `)), `${indent}</${name}>`];
}

import { escapeHtml } from "@epb/engine/report";
/** A piece of a page. Texts only get into one through {@link element} and {@link text}, which escape them. */
export class Markup {
  readonly html: string;

  private constructor(html: string) {
    this.html = html;
  }

  /** Accepts a string unescaped: only for texts of this program, never for data from files. */
  static trusted(html: string): Markup {
    return new Markup(html);
  }
}

export type Child = Markup | string | undefined | readonly Child[];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const VOID_ELEMENTS = new Set(["meta", "br", "hr", "link"]);

/** An element with its attributes and what is in it. Undefined attributes and children are omitted. */
export function element(name: string, attributes: Attributes, ...children: readonly Child[]): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
    .join("");
  const start = `<${name}${written}>`;
  return Markup.trusted(VOID_ELEMENTS.has(name) ? start : `${start}${htmlOf(children)}</${name}>`);
}

/** Pieces one after the other. */
export const fragment = (...children: readonly Child[]): Markup => Markup.trusted(htmlOf(children));

function htmlOf(child: Child): string {
  if (child === undefined) return "";
  if (typeof child === "string") return escapeHtml(child);
  return child instanceof Markup ? child.html : child.map(htmlOf).join("");
}

/** An element of a document, independent of its spelling. */
export interface XmlTree {
  readonly name: string;
  /** `r:id` means the attribute of relationships, with any prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Elements, or one text. */
  readonly content: readonly XmlTree[] | string;
}

export const tree = (
  name: string,
  attributes: XmlTree["attributes"] = {},
  content: XmlTree["content"] = [],
): XmlTree => ({ name, attributes, content });

/** Chooses between equivalent spellings; the first is the plain one. */
export type Choose = (ways: number) => number;

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const COMPATIBILITY = "http://schemas.openxmlformats.org/markup-compatibility/2006";
const NOTES = "urn:notes";

const escaped = (character: string): string => `&#${character.codePointAt(0)};`;
const usual = (text: string): string => text.replace(/[&<>"']/g, escaped);

/** The document in the chosen spelling. */
export function spelledXml(root: XmlTree, choose: Choose): string {
  return new XmlSpeller(choose).document(root);
}

/** Prefixes in scope, by namespace; the empty prefix is the default. */
type Scope = Readonly<Record<string, string>>;

class XmlSpeller {
  readonly #choose: Choose;
  #prefixCount = 0;

  constructor(choose: Choose) {
    this.#choose = choose;
  }

  document(root: XmlTree): string {
    const declaration = this.#pick(['<?xml version="1.0" encoding="UTF-8"?>', "<?xml version='1.0'?>\n", ""]);
    return declaration + this.#remark() + this.#element(root, {}, "root") + this.#remark();
  }

  #pick<Way>(ways: readonly [Way, ...Way[]]): Way {
    return ways[this.#choose(ways.length)] ?? ways[0];
  }

  #element(element: XmlTree, scope: Scope, place: "root" | "inside" | "branch"): string {
    const isRoot = place === "root";
    if (place === "inside" && this.#choose(12) === 1) return this.#alternate(element, scope);
    const declared: Record<string, string> = {};
    if (isRoot) {
      declared[this.#pick(["", "x", "main"])] = MAIN;
      declared[this.#pick(["r", "rel"])] = LINKS;
      declared["mc"] = COMPATIBILITY;
      declared["n"] = NOTES;
    } else {
      const declaration = this.#choose(10);
      if (declaration === 1) declared[this.#pick(["", `p${this.#prefixCount++}`])] = MAIN;
      if (declaration === 2) declared[`q${this.#prefixCount++}`] = LINKS;
    }
    const inner = { ...scope, ...declared };
    const name = this.#named(MAIN, element.name, inner);
    const attributes = [
      ...Object.entries(declared).map(([prefix, uri]): [string, string] => [prefix && `xmlns:${prefix}`, uri]),
      ...Object.entries(element.attributes).map(([key, value]): [string, string] => [
        key === "r:id" ? this.#named(LINKS, "id", inner) : key,
        value,
      ]),
      ...(isRoot ? [["mc:Ignorable", "n"] as [string, string]] : []),
      ...(this.#choose(8) === 1 ? [["n:id", "7"] as [string, string]] : []),
    ].map(([key, value]) => this.#attribute(key === "" ? "xmlns" : key, value));
    const ordered = this.#choose(4) === 1 ? attributes.reverse() : attributes;
    const open = `<${name}${ordered.join("")}${this.#pick(["", " ", "\n"])}`;
    const content = this.#content(element.content, inner);
    if (content === "" && this.#choose(2) === 1) return `${open}/>`;
    return `${open}>${content}</${name}${this.#pick(["", " "])}>`;
  }

  /** One of the names that the prefixes in scope allow for an element or attribute. */
  #named(namespace: string, local: string, scope: Scope): string {
    const prefixes = Object.keys(scope).filter(
      (prefix) => scope[prefix] === namespace && (namespace === MAIN || prefix !== ""),
    );
    const prefix = prefixes[this.#choose(prefixes.length)] ?? "";
    return prefix === "" ? local : `${prefix}:${local}`;
  }

  #attribute(name: string, value: string): string {
    const quote = this.#pick(['"', "'"]);
    const equals = this.#pick(["=", " = ", "= "]);
    const text = [...usual(value)]
      .join("")
      .replace(/[a-zA-Z0-9]/, (first) => (this.#choose(6) === 1 ? escaped(first) : first));
    return `${this.#pick([" ", "\n ", "  "])}${name}${equals}${quote}${text}${quote}`;
  }

  #content(content: XmlTree["content"], scope: Scope): string {
    if (typeof content === "string") return this.#text(content);
    if (content.length === 0) return "";
    return content.map((child) => this.#gap() + this.#element(child, scope, "inside")).join("") + this.#gap();
  }

  #text(text: string): string {
    return [...text]
      .map((character) => {
        switch (this.#choose(12)) {
          case 1:
            return escaped(character);
          case 2:
            return `&#x${(character.codePointAt(0) ?? 0).toString(16)};`;
          case 3:
            return `<![CDATA[${character}]]>`;
          case 4:
            return `<!-- 1 & <v>2</v> -->${usual(character)}`;
          case 5:
            return `<?note 3 & <v>?>${usual(character)}`;
          default:
            return usual(character);
        }
      })
      .join("");
  }

  /** Text that may be between elements. */
  #gap(): string {
    return this.#pick([
      "",
      "",
      "",
      "\n  ",
      "<!-- <c><v>9</v></c> & -->",
      "<?note <row>?>",
      '<n:note r="A1"><v>9</v></n:note>',
      '<z:c xmlns:z="urn:notes" r="A1"><z:v>9</z:v></z:c>',
      '<c xmlns="urn:notes" r="A1"><v>9</v></c>',
    ]);
  }

  #remark(): string {
    return this.#pick(["", "\n", "<!-- a & b -->", "<?note?>"]);
  }

  /** The element in the branch that counts, and branches that do not count. */
  #alternate(element: XmlTree, scope: Scope): string {
    const real = this.#element(element, scope, "branch");
    const decoy = `<mc:Choice xmlns:u="urn:unknown" Requires="u">${this.#element(tree(element.name, element.attributes), scope, "branch")}</mc:Choice>`;
    const understood = Object.keys(scope).find((prefix) => prefix !== "" && scope[prefix] === MAIN);
    const branches = [`${decoy}<mc:Fallback>${real}</mc:Fallback>`];
    if (understood !== undefined) {
      const choice = `<mc:Choice Requires="${understood}">${real}</mc:Choice>`;
      branches.push(
        `${decoy}${choice}<mc:Fallback>${this.#element(tree(element.name), scope, "branch")}</mc:Fallback>`,
        choice,
      );
    }
    const chosen = branches[this.#choose(branches.length)] ?? branches[0];
    return `<mc:AlternateContent>${chosen}</mc:AlternateContent>`;
  }
}

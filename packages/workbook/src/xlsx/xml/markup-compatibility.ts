import type { NamespaceScope } from "./namespace-scope.js";
import { MARKUP_COMPATIBILITY, RELATIONSHIP_IDS, XML_NAMESPACE } from "./vocabularies.js";
import type { XmlAttributes } from "./xml-attributes.js";

/** Treatment of an element: it stays, only its contents stay, or the element and its contents are omitted. */
export type ElementFate = "kept" | "unwrapped" | "left out";

export interface ElementName {
  readonly namespace: string;
  readonly local: string;
}

/** Rules of an element for markup of other programs inside it. */
interface CompatibilityRules {
  /** Namespaces that a program may ignore. */
  readonly ignorable: ReadonlySet<string>;
  /** Ignorable elements whose contents count nevertheless, as `namespace name`; `*` for every name. */
  readonly processed: ReadonlySet<string>;
  readonly parent: CompatibilityFrame | undefined;
}

export interface CompatibilityFrame extends CompatibilityRules {
  readonly fate: ElementFate;
  /** For an `AlternateContent`: true if one of its branches was selected. */
  isDecided?: boolean;
}

/** Reason why a document cannot be read as the standard requires. */
export interface CompatibilityFault {
  readonly fault: string;
}

const NONE: ReadonlySet<string> = new Set();
const BRANCHES = ["Choice", "Fallback"];

/**
 * Rules for markup that not every program understands. In an `AlternateContent`, the first `Choice` with understood
 * namespaces counts, or else the `Fallback`. Elements of ignorable namespaces are omitted, or only their tags if
 * `ProcessContent` names them.
 * @spec ECMA-376 part 3, 7 to 9
 */
export class MarkupCompatibility {
  readonly #scope: NamespaceScope;
  readonly #vocabulary: string;
  readonly #understood: ReadonlySet<string>;

  /** @param vocabulary - Namespace of the elements that are kept. */
  constructor(scope: NamespaceScope, vocabulary: string) {
    this.#scope = scope;
    this.#vocabulary = vocabulary;
    this.#understood = new Set([vocabulary, MARKUP_COMPATIBILITY, XML_NAMESPACE, ...RELATIONSHIP_IDS]);
  }

  /** Decides about an element whose declarations are in scope. An unknown element that is not ignorable is a fault. */
  enter(
    name: ElementName,
    attributes: XmlAttributes,
    parent: CompatibilityFrame | undefined,
  ): CompatibilityFrame | CompatibilityFault {
    const unknown = this.#namespacesOf(attributes, "MustUnderstand").find((one) => !this.#understood.has(one));
    if (unknown !== undefined) return { fault: `elements of ${JSON.stringify(unknown)}, which must be understood,` };
    const rules: CompatibilityRules = {
      ignorable: setOf(this.#namespacesOf(attributes, "Ignorable")),
      processed: setOf(this.#processContent(attributes)),
      parent,
    };
    const fate = this.#fate(name, attributes, rules);
    if (typeof fate === "object") return fate;
    const isAlternate = name.namespace === MARKUP_COMPATIBILITY && name.local === "AlternateContent";
    return { ...rules, fate, ...(isAlternate && { isDecided: false }) };
  }

  #fate(
    { namespace, local }: ElementName,
    attributes: XmlAttributes,
    rules: CompatibilityRules,
  ): ElementFate | CompatibilityFault {
    const { parent } = rules;
    if (namespace === MARKUP_COMPATIBILITY) return this.#wrapperFate(local, attributes, parent);
    // Nothing between the branches counts.
    if (parent?.isDecided !== undefined) return "left out";
    if (namespace === this.#vocabulary) return "kept";
    if (!isNamed(rules, ({ ignorable }) => ignorable.has(namespace))) {
      return { fault: `elements of another namespace, ${JSON.stringify(namespace)},` };
    }
    const isProcessed = ({ processed }: CompatibilityRules) =>
      processed.has(`${namespace} ${local}`) || processed.has(`${namespace} *`);
    return isNamed(rules, isProcessed) ? "unwrapped" : "left out";
  }

  /** Treatment of `AlternateContent` and its branches. */
  #wrapperFate(
    local: string,
    attributes: XmlAttributes,
    parent: CompatibilityFrame | undefined,
  ): ElementFate | CompatibilityFault {
    const isInside = parent?.isDecided !== undefined;
    if (local === "AlternateContent" && !isInside) return "unwrapped";
    if (!isInside || !BRANCHES.includes(local)) return { fault: `mc:${local} in a place where none belongs` };
    if (local === "Choice") {
      const required = attributes.value("Requires")?.trim() ?? "";
      const namespaces = this.#namespacesIn(required);
      if (namespaces.length === 0 || namespaces.includes(undefined)) {
        return { fault: `mc:Choice that requires ${JSON.stringify(required)}, which is no prefix,` };
      }
      if (!namespaces.every((namespace) => this.#understood.has(namespace ?? ""))) return "left out";
    }
    if (parent.isDecided) return "left out";
    parent.isDecided = true;
    return "unwrapped";
  }

  /** Namespaces of the listed prefixes; undefined for an undeclared prefix. */
  #namespacesIn(prefixes: string): (string | undefined)[] {
    return words(prefixes).map((prefix) => this.#scope.namespaceOf(prefix));
  }

  #namespacesOf(attributes: XmlAttributes, local: string): string[] {
    return this.#namespacesIn(this.#attribute(attributes, local)).filter((one) => one !== undefined);
  }

  #processContent(attributes: XmlAttributes): string[] {
    return words(this.#attribute(attributes, "ProcessContent")).flatMap((word) => {
      const colon = word.indexOf(":");
      const namespace = this.#scope.namespaceOf(word.slice(0, Math.max(0, colon)));
      return namespace === undefined ? [] : [`${namespace} ${word.slice(colon + 1)}`];
    });
  }

  /** An attribute of the compatibility namespace under any prefix; an empty text if it is missing. */
  #attribute(attributes: XmlAttributes, local: string): string {
    for (let index = 0; index < attributes.count; index++) {
      const name = attributes.name(index);
      if (!name.endsWith(`:${local}`)) continue;
      if (this.#scope.namespaceOf(name.slice(0, -local.length - 1)) === MARKUP_COMPATIBILITY) {
        return attributes.text(index);
      }
    }
    return "";
  }
}

/** True if the rules of an element, or of an element around it, match. */
function isNamed(rules: CompatibilityRules, says: (rules: CompatibilityRules) => boolean): boolean {
  for (let at: CompatibilityRules | undefined = rules; at !== undefined; at = at.parent) if (says(at)) return true;
  return false;
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

const setOf = (names: readonly string[]): ReadonlySet<string> => (names.length === 0 ? NONE : new Set(names));

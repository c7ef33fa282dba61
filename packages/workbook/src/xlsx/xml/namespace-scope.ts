import { XML_NAMESPACE } from "./vocabularies.js";
import type { XmlAttributes } from "./xml-attributes.js";

interface Binding {
  readonly depth: number;
  readonly namespace: string;
}

/** The namespaces that prefixes stand for at a place of a document. @spec Namespaces in XML 1.0, 6 */
export class NamespaceScope {
  /** Declarations in scope for each prefix, innermost last; the empty prefix is the default namespace. */
  readonly #bindings = new Map<string, Binding[]>([["xml", [{ depth: 0, namespace: XML_NAMESPACE }]]]);
  /** Prefixes that each open element declares, by its depth; undefined for most. */
  readonly #declared: (readonly string[] | undefined)[] = [];

  /** Takes the declarations of an opening tag. */
  enter(depth: number, attributes: XmlAttributes): void {
    const prefixes: string[] = [];
    for (let index = 0; index < attributes.count; index++) {
      const prefix = declaredPrefix(attributes.name(index));
      if (prefix === undefined) continue;
      prefixes.push(prefix);
      const known = this.#bindings.get(prefix) ?? [];
      known.push({ depth, namespace: attributes.text(index) });
      this.#bindings.set(prefix, known);
    }
    this.#declared[depth] = prefixes.length === 0 ? undefined : prefixes;
  }

  /** Ends the declarations of the element of that depth. */
  leave(depth: number): void {
    for (const prefix of this.#declared[depth] ?? []) this.#bindings.get(prefix)?.pop();
    this.#declared[depth] = undefined;
  }

  /** The namespace of a prefix: "" for an undeclared default namespace, and undefined for an undeclared prefix. */
  namespaceOf(prefix: string): string | undefined {
    const namespace = this.#bindings.get(prefix)?.at(-1)?.namespace ?? "";
    return namespace === "" && prefix !== "" ? undefined : namespace;
  }
}

/** `x` of `xmlns:x`, nothing of `xmlns`; undefined for an attribute that declares no prefix. */
export function declaredPrefix(attribute: string): string | undefined {
  if (attribute === "xmlns") return "";
  return attribute.startsWith("xmlns:") ? attribute.slice("xmlns:".length) : undefined;
}

import type { Finding } from "@epb/workbook/diagnostics";
import { issueText, issueTitle } from "../../../../diagnostics/issue-text.js";

/** The rules that results refer to, in the order in which they were first met. */
export class RuleList {
  readonly #indices = new Map<string, number>();
  readonly #rules: object[] = [];

  indexOf(finding: Finding): number {
    const known = this.#indices.get(finding.code);
    if (known !== undefined) return known;
    const index = this.#rules.push(ruleOf(finding)) - 1;
    this.#indices.set(finding.code, index);
    return index;
  }

  get all(): readonly object[] {
    return this.#rules;
  }
}

function ruleOf({ code, name, severity, url }: Finding): object {
  const text = issueText(code)?.text;
  const title = `${issueTitle({ code, name })}.`;
  const meaning = text?.meaning ?? title;
  const example = text?.hasExampleValues === true ? " (The values are examples.)" : "";
  const help = text === undefined ? meaning : `${meaning}\n\nFix: ${text.advice}${example}`;
  return {
    id: code,
    name: inOneWord(name),
    shortDescription: { text: title },
    fullDescription: { text: meaning },
    defaultConfiguration: { level: severity },
    help: { text: help, markdown: `${help}\n\n[${code}](${url})` },
    helpUri: url,
    properties: { tags: [name.split("/")[0] ?? name] },
  };
}

/** `CapitalizationAwardDateMissing` for `capitalization/award-date-missing`. */
const inOneWord = (name: string): string =>
  name
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

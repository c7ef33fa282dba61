import { issuePage } from "@epb/engine";
import type { Finding } from "@epb/workbook/diagnostics";
import { issueText, issueTitle } from "../../../../diagnostics/issue-text.js";
import { ExitCode } from "../../../../exit-code.js";
import { jsonText } from "../../../../format/json-text.js";
import { CLI_VERSION } from "../../../../versions.js";
import type { BatchReporter } from "../batch-reporter.js";
import { skippedLines } from "../skipped-words.js";
import { resultsOf } from "./results.js";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/**
 * For tools that display findings of any program. The results come first, so that each is written as soon as its file
 * is checked; the list of rules is complete only at the end.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifReporter(): BatchReporter {
  const rules = new RuleList();
  let separator = "\n";
  return {
    start: () => `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[{"results":[`,
    file: (report) =>
      resultsOf(report, (issue) => rules.indexOf(issue))
        .map((result) => {
          const text = separator + jsonText(result);
          separator = ",\n";
          return text;
        })
        .join(""),
    end: ({ exitCode, skipped }) => {
      const driver = {
        name: "epb",
        version: CLI_VERSION,
        semanticVersion: CLI_VERSION,
        informationUri: issuePage("README"),
        rules: rules.all,
      };
      const notes = skippedLines(skipped).map((text) => ({ level: "note", message: { text } }));
      const invocation = {
        executionSuccessful: exitCode !== ExitCode.InternalFault,
        exitCode,
        ...(notes.length > 0 && { toolExecutionNotifications: notes }),
      };
      const rest = { tool: { driver }, invocations: [invocation], columnKind: "utf16CodeUnits" };
      return `\n],${jsonText(rest).slice(1)}]}\n`;
    },
  };
}

/** The rules that results refer to, in the order in which they were first met. */
class RuleList {
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

import { issuePage } from "@epb/engine";
import { ExitCode } from "../../../../exit-code.js";
import { jsonText } from "../../../../format/json-text.js";
import { CLI_VERSION } from "../../../../versions.js";
import type { BatchReporter } from "../batch-reporter.js";
import { skippedLines } from "../skipped-words.js";
import { resultsOf } from "./results.js";
import { RuleList } from "./rules.js";

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

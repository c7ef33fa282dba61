import { ExitCode } from "../../../exit-code.js";
import { jsonText } from "../../../format/json-text.js";
import { CLI_VERSION } from "../../../versions.js";
import type { BatchReporter } from "../batch-reporter.js";
import { pageAddress } from "./documentation.js";
import { resultsOf } from "./results.js";
import { RuleList } from "./rules.js";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/**
 * For tools that show findings of any program. The results stand in front, so that they are written as files come in;
 * which rules they refer to is known at the end.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifReporter(): BatchReporter {
  const rules = new RuleList();
  let separator = "\n";
  return {
    start: () => `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[{"results":[`,
    file: ({ issues }) =>
      resultsOf(issues, (issue) => rules.indexOf(issue))
        .map((result) => {
          const text = separator + jsonText(result);
          separator = ",\n";
          return text;
        })
        .join(""),
    end: ({ exitCode }) => {
      const driver = {
        name: "epb",
        version: CLI_VERSION,
        semanticVersion: CLI_VERSION,
        informationUri: pageAddress("docs/issues/README.md"),
        rules: rules.all,
      };
      const invocation = { executionSuccessful: exitCode !== ExitCode.InternalFault, exitCode };
      const rest = { tool: { driver }, invocations: [invocation], columnKind: "utf16CodeUnits" };
      return `\n],${jsonText(rest).slice(1)}]}\n`;
    },
  };
}

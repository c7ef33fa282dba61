import { OUTPUT_KIND } from "../../output-kinds.js";
import { described, document, documentHead, type JsonSchema, listOf, objectOf, TEXT } from "./parts.js";
import { CODE, ISSUE_PAGE, SEVERITY, YES_OR_NO } from "./shared-parts.js";

const TEXTS: Readonly<Record<string, JsonSchema>> = {
  code: CODE,
  name: described(TEXT, "Readable name of the code, such as cell/text-in-number-cell."),
  title: described(TEXT, "Short title."),
  severity: SEVERITY,
  metIn: described(TEXT, "Part of the project or workbook in which the finding occurs."),
  message: described(TEXT, "Message of the finding. Empty if the specification leaves the message empty."),
  meaning: described(TEXT, "Meaning of the finding."),
  advice: described(TEXT, "Advice for fixing the problem."),
  hasExampleValues: YES_OR_NO("True if the values in the message and the advice are examples."),
  url: ISSUE_PAGE,
};

/** The explanation of one code, and the list of all codes. */
export function codesSchema(): JsonSchema {
  return document("Codes of epb explain", {
    description: "Output of epb explain CODE --format json and of epb explain --all --format json.",
    oneOf: [
      objectOf({ ...documentHead(OUTPUT_KIND.code, "1"), ...TEXTS }, "Explanation of one code."),
      objectOf(
        {
          ...documentHead(OUTPUT_KIND.codes, "1"),
          codes: described(listOf(objectOf(TEXTS)), "Codes of all findings, sorted."),
        },
        "List of all codes.",
      ),
    ],
  });
}

import * as z from "zod/mini";
import { OUTPUT_KIND } from "../output-kinds.js";
import { described, filledText } from "./described.js";

/** A finding that was there before: its identity without its words. */
export interface KnownFinding {
  readonly file: string;
  readonly code: string;
  /** Cell, or path of the value; empty if the finding is about the whole file. */
  readonly place: string;
  /** Number of such findings in the file. */
  readonly count: number;
}

export interface BaselineData {
  /** Absent in baselines of earlier versions. */
  readonly kind?: typeof OUTPUT_KIND.baseline;
  readonly schemaVersion: "1";
  readonly findings: readonly KnownFinding[];
}

const COUNT_ERROR = "Write a whole number of 1 or more.";

const known: z.ZodMiniType<KnownFinding> = z.strictObject({
  file: described(
    filledText("Enter the path of the file."),
    "Path of the file, relative to the folder of the baseline.",
  ),
  code: described(filledText("Enter the code of the finding."), "Code of the finding."),
  place: described(
    z.string("Enter the cell or the path of the finding."),
    "Cell, such as Schedule 2a!F17, or path of the value; empty if the finding is about the whole file.",
  ),
  count: described(
    z.int(COUNT_ERROR).check(z.minimum(1, COUNT_ERROR)),
    "Number of times that the finding occurs at this cell or path.",
  ),
});

/** The baseline of a folder: known findings, which do not affect the exit status. */
export const baselineSchema: z.ZodMiniType<BaselineData> = z.strictObject(
  {
    kind: z.exactOptional(
      described(
        z.literal(OUTPUT_KIND.baseline, `Write "${OUTPUT_KIND.baseline}".`),
        "Kind of the file. Absent in baselines of earlier versions.",
      ),
    ),
    schemaVersion: described(
      z.literal("1", 'Write "1". epb check --write-baseline writes a new baseline.'),
      "Version of this format. It changes when a field is removed or its meaning changes.",
    ),
    findings: described(z.array(known, "Write a list of findings in square brackets."), "Known findings."),
  },
  { error: (issue) => (issue.code === "unrecognized_keys" ? undefined : "Write an object in curly brackets.") },
);

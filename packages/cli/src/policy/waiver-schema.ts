import { calendarDate } from "@epb/engine";
import { didYouMean } from "@epb/engine/lookup";
import * as z from "zod/mini";
import { isKnownCode, similarCodes } from "../diagnostics/issue-text.js";
import { described, filledText } from "./described.js";
import type { Waiver } from "./waiver.js";

const CODE_ERROR = 'Enter the code of the finding, such as "EPB-PRC-001".';
const PLACE_ERROR = "Enter the cell or the path of the finding.";
const UNTIL_ERROR = 'Enter the last day of the waiver as year, month, and day, such as "2027-06-30".';

const code = z.string(CODE_ERROR).check(
  z.refine(isKnownCode, {
    error: ({ input }) => `There is no code ${String(input)}. ${didYouMean(similarCodes(String(input)))}`.trim(),
  }),
);

const waiver = z.strictObject(
  {
    code: described(code, "Code of the finding."),
    cell: z.optional(
      described(
        filledText(PLACE_ERROR),
        "Cell or range with its sheet, such as Schedule 2a!F17. Omit the cell if the finding has a path.",
      ),
    ),
    path: z.optional(
      described(
        filledText(PLACE_ERROR),
        "Path of the value in the project's data, such as implementationPricing.percentages.",
      ),
    ),
    reason: described(filledText("Enter the reason why the finding is accepted."), "Reason for accepting the finding."),
    person: described(
      filledText("Enter the name of the person who accepts the finding."),
      "Person who accepts the finding.",
    ),
    until: described(
      z.string(UNTIL_ERROR).check(z.refine((text) => calendarDate(text) !== undefined, UNTIL_ERROR)),
      "Last day on which the waiver applies, YYYY-MM-DD.",
    ),
  },
  { error: (issue) => (issue.code === "unrecognized_keys" ? undefined : "Write an object in curly brackets.") },
);

/** Contents of one entry of a waiver file. */
export interface WaiverData extends Omit<Waiver, "place"> {
  readonly cell?: string | undefined;
  readonly path?: string | undefined;
}

/** One entry of a waiver file: the finding by its code and either its cell or its path. */
export const waiverSchema: z.ZodMiniType<WaiverData> = waiver.check(
  z.refine(({ cell, path }) => (cell === undefined) !== (path === undefined), {
    error: "Enter either the cell or the path of the finding.",
  }),
);

const list = z.array(z.unknown(), "Write a list of waivers in square brackets.");

/** A waiver file whose waivers are parsed one by one, so that a mistake in one does not affect the others. */
export const waiverListSchema: z.ZodMiniType<{ readonly waivers: readonly unknown[] }> = z.strictObject(
  { $schema: z.optional(z.string()), waivers: list },
  { error: (issue) => (issue.code === "unrecognized_keys" ? undefined : "Write an object in curly brackets.") },
);

/** The whole waiver file, as its JSON Schema is published. */
export const waiverFileSchema: z.ZodMiniType<{ readonly waivers: readonly WaiverData[] }> = z.strictObject({
  $schema: z.optional(described(z.string(), "Address of this schema, for editors.")),
  waivers: described(z.array(waiverSchema), "Accepted findings of the workbook or project beside this file."),
});

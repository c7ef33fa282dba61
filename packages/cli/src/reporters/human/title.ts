import { AGREEMENT_TYPE_LABELS, type CalculationType, PROJECT_TYPE_LABELS, type Project } from "@epb/engine";
import { printable } from "../../format/printable.js";
import { wrap } from "../../format/wrap.js";
import type { Input } from "../../input/read-input.js";
import type { Layout } from "../reporter.js";

/** Where the figures come from, where they are not calculated as usual. */
const CALCULATION_WORDS: Readonly<Record<CalculationType, string | undefined>> = {
  1: undefined,
  2: "figures as supplied",
  3: "legacy calculation",
  4: undefined,
};

const NO_NAME = "Project without a name";

/** The project's name, what kind of project it is, and where it was read from. */
export function titleLines(project: Project, input: Input, { columns, paint }: Layout): readonly string[] {
  const { record, data } = project;
  const agreement = data.financing?.projectAgreementTypeID;
  const { city, state } = data.location ?? {};
  const parts = [
    agreement === undefined ? undefined : AGREEMENT_TYPE_LABELS[agreement],
    [city, state].filter((part) => part !== undefined).join(", "),
    `${PROJECT_TYPE_LABELS[record.projectType]} project, ${record.status.toLowerCase()}`,
    CALCULATION_WORDS[record.calculationType],
  ];
  const description = parts.filter((part) => part !== undefined && part !== "").join(" · ");
  return [
    ...wrap(printable(record.name) || NO_NAME, columns).map((line) => paint("title", line)),
    ...wrap(printable(description), columns).map((line) => paint("quiet", line)),
    paint("quiet", printable(input.file)),
  ];
}

import { AGREEMENT_TYPE_LABELS, type CalculationType, PROJECT_TYPE_LABELS, type Project } from "@epb/engine";
import type { Layout } from "../format/layout.js";
import { printable } from "../format/printable.js";
import { wrap } from "../format/wrap.js";
import type { Input } from "../input/read-input.js";

/** Origin of the figures, if it is not a regular calculation. */
const CALCULATION_WORDS: Readonly<Record<CalculationType, string | undefined>> = {
  1: undefined,
  2: "figures as supplied",
  3: "legacy calculation",
  4: undefined,
};

const NO_NAME = "Project without a name";

/** Kind and location of a project in one line: `Guaranteed savings · Springfield, IL · ePB project, pending`. */
export function projectDescription({ record, data }: Project): string {
  const agreement = data.financing?.projectAgreementTypeID;
  const { city, state } = data.location ?? {};
  return [
    agreement === undefined ? undefined : AGREEMENT_TYPE_LABELS[agreement],
    [city, state].filter((part) => part !== undefined).join(", "),
    `${PROJECT_TYPE_LABELS[record.projectType]} project, ${record.status.toLowerCase()}`,
    CALCULATION_WORDS[record.calculationType],
  ]
    .filter((part) => part !== undefined && part !== "")
    .join(" · ");
}

/** The project's name, what kind of project it is, and where it was read from. */
export function titleLines(project: Project, input: Input, { columns, paint }: Layout): readonly string[] {
  const { contents } = input;
  const profileName = contents.ok ? contents.value.profileName : undefined;
  const profile = profileName === undefined ? [] : wrap(printable(`Read with the profile ${profileName}`), columns);
  return [
    ...wrap(printable(project.record.name) || NO_NAME, columns).map((line) => paint("title", line)),
    ...wrap(printable(projectDescription(project)), columns).map((line) => paint("quiet", line)),
    paint("quiet", printable(input.file)),
    ...profile.map((line) => paint("quiet", line)),
  ];
}

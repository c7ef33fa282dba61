import type { Project } from "@epb/engine";
import type { InputFinder } from "@epb/engine/lookup";
import { applyTypedChange, type ChangedInput, type TypedChange } from "@epb/engine/whatif";
import { type Complaint, type Parsed, parsed, refused } from "../../figures/complaint.js";
import { splitOption } from "./split-option.js";

/** Longer operators precede shorter ones. */
const OPERATORS: readonly TypedChange["operator"][] = ["+=", "-=", "*=", "="];

export interface ChangedProject {
  readonly project: Project;
  readonly changes: readonly ChangedInput[];
}

/** Makes the changes of the `--set` options in order; reports all mistakes together. */
export function changeProject(
  project: Project,
  options: readonly string[],
  finder: InputFinder,
): Parsed<ChangedProject> {
  let changed = project;
  const changes: ChangedInput[] = [];
  const complaints: Complaint[] = [];
  for (const option of options) {
    const made = makeChange(changed, option, finder);
    if (made.ok) {
      changed = made.value.project;
      changes.push(...made.value.changes);
    } else complaints.push(...made.complaints);
  }
  return complaints.length > 0 ? refused(...complaints) : parsed({ project: changed, changes });
}

function makeChange(project: Project, option: string, finder: InputFinder): Parsed<ChangedProject> {
  const about = `--set ${option}`;
  const split = splitOption(option, OPERATORS);
  if (split === undefined) {
    return refused({
      about,
      message: "The change does not have the form PATH=VALUE.",
      expected: "PATH=VALUE",
      advice: HOW_TO_WRITE,
    });
  }
  const { name, operator, rest } = split;
  const made = applyTypedChange(project, { name, operator, text: rest }, finder);
  if (made.ok) return parsed(made);
  return refused(
    ...made.problems.map(({ name: problem, ...complaint }) => ({
      about,
      ...complaint,
      ...(problem === "amount/unreadable" && { advice: HOW_TO_WRITE }),
    })),
  );
}

const HOW_TO_WRITE =
  "Write PATH=0.04 or PATH=4% for a value, PATH=+5% for 5% more, PATH+=1000 to add, PATH*=1.1 to multiply, PATH= to clear.";

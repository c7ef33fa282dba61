import type { Attribution } from "@epb/contract";
import { applyChangedParts, type Project, parseChangedParts } from "@epb/engine";
import { attributeChanges } from "@epb/engine/compare";
import { approvedFigures } from "./approved-figures.js";
import { plainData, projectOf } from "./read-task.js";
import type { TellingTask } from "./tasks.js";

/** Why figures changed between two states of a project, both made from its history. */
export function attribute({
  project: text,
  toBefore,
  toAfter,
  figure,
  approvedWith,
}: Extract<TellingTask, { kind: "attribute" }>): Omit<Attribution, "from" | "to"> {
  const project = projectOf(text);
  const start: Project = { record: project.record, data: {} };
  const [before, after] = [toBefore, toAfter].map((changes) => changes.reduce(withChange, start)) as [Project, Project];
  const { changes, figures } = attributeChanges(before, after, figure === undefined ? undefined : [figure]);
  const now = figures.map((each) => ({ path: each.path, value: plainData("after" in each ? each.after : undefined) }));
  return plainData({
    changes: changes.map(({ path, label, inputs }) => ({ path, label, inputs })),
    figures,
    approved: approvedFigures(project, approvedWith, now),
  }) as Omit<Attribution, "from" | "to">;
}

function withChange(project: Project, text: string): Project {
  const parsed = parseChangedParts(JSON.parse(text, withoutIds));
  if (!parsed.ok) throw new Error(`a change that was stored cannot be read: ${parsed.problems[0]?.message ?? ""}`);
  return applyChangedParts(project, parsed.value);
}

/** A change says the ids of what was there before it and not of what is new: left in, they would pass for a change. */
const withoutIds = (name: string, value: unknown): unknown => (name === "id" || name === "_id" ? undefined : value);

import type { Attribution } from "@epb/contract";
import { applyChangedParts, type Project, parseChangedParts } from "@epb/engine";
import { attributeChanges } from "@epb/engine/compare";
import { plainData, projectOf } from "./read-task.js";
import type { TellingTask } from "./tasks.js";

/** Why figures changed between two states of a project, both made from its history. */
export function attribute({
  project: text,
  toBefore,
  toAfter,
  figure,
}: Extract<TellingTask, { kind: "attribute" }>): Omit<Attribution, "from" | "to"> {
  const start: Project = { record: projectOf(text).record, data: {} };
  const [before, after] = [toBefore, toAfter].map((changes) => changes.reduce(withChange, start)) as [Project, Project];
  const { changes, figures } = attributeChanges(before, after, figure === undefined ? undefined : [figure]);
  return plainData({
    changes: changes.map(({ path, label, inputs }) => ({ path, label, inputs })),
    figures,
  }) as Omit<Attribution, "from" | "to">;
}

function withChange(project: Project, text: string): Project {
  const parsed = parseChangedParts(JSON.parse(text, withoutIds));
  if (!parsed.ok) throw new Error(`a change that was stored cannot be read: ${parsed.problems[0]?.message ?? ""}`);
  return applyChangedParts(project, parsed.value);
}

/** A change says the ids of what was there before it and not of what is new: left in, they would pass for a change. */
const withoutIds = (name: string, value: unknown): unknown => (name === "id" || name === "_id" ? undefined : value);

import { parseProject, withValueAtPath } from "@epb/engine";
import { expect, test } from "vitest";
import { calculateDraft } from "./calculate-draft.js";
import { newDraft, withProject } from "./draft.js";

test("a row that was just added is not calculated before something tells it from the others", () => {
  const parsed = parseProject({
    record: { name: "Campus", version: "1.0.0", projectType: 2, calculationType: 4, status: "Pending" },
    data: { express: { measures: [{ measureNumber: "1" }] } },
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const added = withValueAtPath(parsed.value, "data.express.measures", [{ measureNumber: "1" }, {}]);
  const { state } = withProject(newDraft(parsed.value, 1), added);
  expect(calculateDraft(state.project)?.issues).toEqual(calculateDraft(parsed.value)?.issues);
});

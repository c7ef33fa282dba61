import { Decimal } from "@epb/engine";
import { expect, test } from "vitest";
import { smallProject } from "../../../testing/small-project.js";
import { countChanges } from "./count-changes.js";
import { newDraft, withEdits } from "./draft.js";
import { draftOfKept, keptOf } from "./use-kept-draft.js";

const STORED = smallProject({
  location: { city: "Golden" },
  performancePeriod: [{ year: 1, retainedSavings: "5" }],
  ecms: [{ uuid: "a", ecmNumber: "1" }],
});
const typed = withEdits(newDraft(STORED, 3), [
  { path: "data.location.city", value: "Boulder" },
  { path: "data.performancePeriod[year=1].retainedSavings", value: new Decimal("7.5") },
  { path: "data.financing.indexRate", refusal: { text: "4,x%", message: "Not a number." } },
]);
const throughStorage = (content: object): unknown => JSON.parse(JSON.stringify(content));

test("a draft is unchanged after storage, with unreadable entries", () => {
  const again = draftOfKept(throughStorage(keptOf(typed)), { project: STORED, revision: 3 });
  expect(again?.state.project.data).toEqual(typed.state.project.data);
  expect(again?.state.refusals).toEqual(typed.state.refusals);
  expect([again?.revision, countChanges(STORED, again?.state.project ?? STORED)]).toEqual([3, 2]);
});

test("a draft of an earlier revision keeps it, so that saving reports the newer one", () => {
  const newer = { project: smallProject({ location: { city: "Denver" } }), revision: 5 };
  const again = draftOfKept(throughStorage(keptOf(typed)), newer);
  expect(again).toMatchObject({ revision: 3, stored: { data: { location: { city: "Golden" } } } });
  expect(again?.state.project.data.location?.city).toBe("Boulder");
});

test.each([
  undefined,
  null,
  "text",
  {},
  { revision: 3 },
  { ...keptOf(typed), parts: { other: 1 } },
  { ...keptOf(typed), revision: 2, stored: {} },
])("other content is ignored: %o", (content) => {
  expect(draftOfKept(content && throughStorage(content as object), { project: STORED, revision: 3 })).toBeUndefined();
});

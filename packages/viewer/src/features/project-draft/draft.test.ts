import { Decimal } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { smallProject } from "../../../testing/small-project.js";
import { countChanges } from "./count-changes.js";
import { newDraft, rebased, rebuilt, redone, undone, withEdits, withProject } from "./draft.js";

const STORED = smallProject({
  location: { city: "Golden" },
  performancePeriod: [{ year: 1, retainedSavings: "5" }],
  ecms: [
    { uuid: "a", ecmNumber: "1" },
    { uuid: "b", ecmNumber: "2", estimatedSavings: [{ fieldId: 2, value: "7" }] },
  ],
});
const start = newDraft(STORED, 3);
const city = (value: string) => ({ path: "data.location.city", value });

describe("a draft", () => {
  test("undoes step by step, and redoes", () => {
    const typed = withEdits(withEdits(start, [city("Aspen")]), [city("Boulder")]);
    expect(undone(typed).state.project.data.location?.city).toBe("Aspen");
    expect(undone(undone(typed)).state.project).toBe(STORED);
    expect(redone(undone(typed)).state).toEqual(typed.state);
  });

  test("combines typing in one field into one step", () => {
    const typed = ["A", "As", "Asp"].reduce((draft, text) => withEdits(draft, [city(text)], "city"), start);
    expect(undone(typed).state.project).toBe(STORED);
  });

  test("keeps an unreadable text until it is corrected, and the previous value", () => {
    const path = "data.performancePeriod[year=1].retainedSavings";
    const wrong = withEdits(start, [{ path, refusal: { text: "x", message: "no" } }]);
    expect(wrong.state.refusals.get(path)?.text).toBe("x");
    expect(wrong.state.project.data).toEqual(STORED.data);
    const right = withEdits(wrong, [{ path, value: new Decimal(6) }]);
    expect(right.state.refusals.size).toBe(0);
  });

  test("keeps unknown inputs until their measure is removed", () => {
    const unknownInputs = ["ecms[uuid=a].implementation.deliveryCharge", "performancePeriod[year=1].retainedSavings"];
    const data = { ...STORED.data, performancePeriod: [{ year: 1, otherExpenses: [] }] };
    const unknown = newDraft({ ...STORED, data, unknownInputs }, 3);
    const cleared = withEdits(unknown, [{ path: "data.location.city" }]);
    expect(cleared.state.project).toMatchObject({ unknownInputs, data: { performancePeriod: data.performancePeriod } });
    const [, other] = STORED.data.ecms ?? [];
    const removed = withProject(cleared, { ...cleared.state.project, data: { ...data, ecms: other ? [other] : [] } });
    expect(removed.state.project.unknownInputs).toEqual(["performancePeriod[year=1].retainedSavings"]);
    expect(undone(removed).state.project.unknownInputs).toEqual(unknownInputs);
  });

  test("has no year any more from which everything was cleared, and no item without its value", () => {
    const cleared = withEdits(start, [
      { path: "data.performancePeriod[year=1].retainedSavings" },
      {
        path: "data.ecms[uuid=b].estimatedSavings[fieldId=2].value",
        clears: "data.ecms[uuid=b].estimatedSavings[fieldId=2]",
      },
      { path: "data.financing.indexRate" },
    ]);
    const { performancePeriod, ecms, financing } = cleared.state.project.data;
    expect(performancePeriod).toEqual([]);
    expect(ecms?.[1]).toMatchObject({ estimatedSavings: [] });
    expect(financing).toBeUndefined();
  });

  test("keeps entries made during a save", () => {
    const sent = withEdits(start, [city("Aspen")]);
    const later = withEdits(sent, [{ path: "data.location.state", value: "CO" }]);
    const saved = rebuilt(later, sent.state.project, sent.state.project, 4);
    expect(saved.state.project.data.location).toEqual({ city: "Aspen", state: "CO" });
    expect([saved.revision, countChanges(saved.stored, saved.state.project)]).toEqual([4, 1]);
  });

  test("keeps a new row once if it is changed before the response", () => {
    const contacts = (...all: object[]) => ({ ...STORED, data: { ...STORED.data, contacts: all } }) as typeof STORED;
    const sent = withProject(start, contacts({ name: "Bo" }));
    const later = withEdits(sent, [{ path: "data.contacts[#=0].name", value: "Bob" }]);
    const saved = rebuilt(later, sent.state.project, contacts({ id: "b", name: "Bo" }), 4);
    expect(saved.state.project.data.contacts?.map(({ name }) => name)).toEqual(["Bob"]);
  });

  test("moves to a newer project with its own changes", () => {
    const mine = withEdits(start, [{ path: "data.ecms[uuid=a].ecmNumber", value: "9" }]);
    const newer = withEdits(start, [city("Theirs")]).state.project;
    const { state, revision } = rebased(mine, newer, 8, new Set());
    expect(state.project.data).toMatchObject({ location: { city: "Theirs" }, ecms: [{ ecmNumber: "9" }, {}] });
    expect(revision).toBe(8);
  });
});

describe("the number of changes", () => {
  test.each([
    ["nothing", [], 0],
    ["the same value again", [city("Golden")], 0],
    ["a field", [city("Aspen")], 1],
    [
      "two cells of a row",
      [
        { path: "data.ecms[uuid=a].ecmNumber", value: "7" },
        { path: "data.ecms[uuid=a].location", value: "Roof" },
      ],
      2,
    ],
    ["an item that is new", [{ path: "data.performancePeriod[year=2].retainedSavings", value: new Decimal(1) }], 1],
    [
      "a decimal of the same worth",
      [{ path: "data.performancePeriod[year=1].retainedSavings", value: new Decimal("5.00") }],
      0,
    ],
  ])("of %s", (_, edits, count) => {
    expect(countChanges(STORED, withEdits(start, edits).state.project)).toBe(count);
  });

  test("counts rows that were removed or moved", () => {
    const { data } = STORED;
    const [first, second] = data.ecms ?? [];
    const moved = { ...STORED, data: { ...data, ecms: [second, first].filter((item) => item !== undefined) } };
    const shorter = { ...STORED, data: { ...data, ecms: [first].filter((item) => item !== undefined) } };
    expect([countChanges(STORED, moved), countChanges(STORED, shorter)]).toEqual([1, 1]);
  });
});

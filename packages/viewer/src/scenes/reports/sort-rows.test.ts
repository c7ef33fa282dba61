import type { Cell } from "@epb/contract";
import { WITHHELD } from "@epb/engine/report";
import { expect, test } from "vitest";
import type { ScheduleRow } from "../../features/schedule-tables/schedule-row.js";
import { sortRows } from "./sort-rows.js";

const row = (name: string, amount: Cell, kind: ScheduleRow["kind"] = "usual"): ScheduleRow => ({
  id: name,
  kind,
  cells: [name, amount],
  figures: [],
});

const ROWS = [
  row("Fern", "1000"),
  row("Elm", null),
  row("Ash", "99.5"),
  row("Oak", WITHHELD),
  row("Total", "1099.5", "total"),
];

test.each([
  [undefined, false, "Fern Elm Ash Oak Total"],
  [0, false, "Ash Elm Fern Oak Total"],
  [0, true, "Oak Fern Elm Ash Total"],
  [1, false, "Ash Fern Elm Oak Total"],
  [1, true, "Fern Ash Elm Oak Total"],
])("rows by column %s, descending %s", (column, isDescending, names) => {
  expect(
    sortRows(ROWS, column, isDescending)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(names);
});

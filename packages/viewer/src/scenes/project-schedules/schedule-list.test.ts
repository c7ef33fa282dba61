import type { Table } from "@epb/contract";
import { AgreementType } from "@epb/engine";
import { expect, test } from "vitest";
import { chosenSchedule, isScheduleWithheld, scheduleChoices } from "./schedule-list.js";

const table = (id: string): Table => ({ id, title: id, columns: [], keyColumns: 1, rows: [], dollarDecimals: 0 });

test("a utility energy service contract has a Schedule 1u in place of Schedule 1", () => {
  const uesc = { data: { financing: { projectAgreementTypeID: AgreementType.UESC } } };
  expect(scheduleChoices(uesc, [table("1u")])[0]).toEqual({ name: "1u", tableId: "1u", isEmpty: false });
  expect(scheduleChoices({ data: {} }, [table("1")])[0]).toEqual({ name: "1", tableId: "1", isEmpty: false });
});

test("schedules without data are listed and say so; further tables are listed only with data", () => {
  const choices = scheduleChoices({ data: {} }, [table("loan"), table("cash-flow")]);
  expect(choices.filter(({ isEmpty }) => !isEmpty).map(({ name }) => name)).toEqual(["amortization", "cash-flow"]);
  expect(choices.map(({ name }) => name)).toContain("esa");
  expect(choices.map(({ name }) => name)).not.toContain("express");
});

test("a cash flow that is withheld is listed, and no schedule of known figures counts as withheld", () => {
  const withheld = ["costSavings.years[year=1].payment"];
  const names = scheduleChoices({ data: {} }, [table("1")], withheld).map(({ name }) => name);
  expect(names).toContain("cash-flow");
  expect(names).not.toContain("express");
  expect(["1", "cash-flow", "loan", "ghg"].map((id) => isScheduleWithheld(id, withheld))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("an address names a schedule, the first without a name, and the one that a project has of Schedules 1 and 1u", () => {
  const choices = scheduleChoices({ data: {} }, [table("1")]);
  const chosen = (name?: string): string | undefined => chosenSchedule(choices, name)?.name;
  expect([chosen(), chosen("2a"), chosen("1"), chosen("1u"), chosen("9")]).toEqual(["1", "2a", "1", "1", undefined]);
});

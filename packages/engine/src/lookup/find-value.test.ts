import { describe, expect, test } from "vitest";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { findFigure, findInput } from "./find-value.js";

const PROJECT = parsed(plainProject());
const CALCULATION = calculateProject(PROJECT);
const figure = (name: string) => findFigure(PROJECT, CALCULATION, name);
const input = (name: string) => findInput(PROJECT, CALCULATION, name);

describe("a figure", () => {
  test.each(["Total amount financed", "total  amount FINANCED", "projectSummary.capitalization.totalAmountFinanced"])(
    "is found by %s, with its value",
    (name) => {
      // One measure of $1,000,000, and nothing else to finance.
      expect(String(figure(name).value)).toBe("1000000");
    },
  );

  test("is found by words that only its label has", () => {
    expect(figure("guaranteed savings of year 2").path).toBe("costSavings.years[year=2].guaranteedSavings");
  });

  test("is not found by words that several labels have", () => {
    expect(() => figure("savings in year 2")).toThrow(/Use one of these paths: costSavings\.years\[year=2\]/);
  });

  test("that is misspelled is not found, and the nearest one is named", () => {
    expect(() => figure("Totl amount financed")).toThrow(/Did you mean .*totalAmountFinanced/);
  });

  test("is no input", () => {
    expect(() => figure("Index rate")).toThrow(
      'There is no figure called "Index rate". financing.indexRate is an input.',
    );
  });
});

describe("an input", () => {
  test.each(["Index rate", "index rate", "financing.indexRate"])("is found by %s, with its value", (name) => {
    expect(input(name)).toMatchObject({ path: "financing.indexRate", label: "Index rate" });
    expect(String(input(name).value)).toBe("0.04");
  });

  test("is no figure", () => {
    expect(() => input("Total amount financed")).toThrow(/totalAmountFinanced is a figure/);
  });
});

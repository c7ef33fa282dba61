import type { FigureExplanation } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { shownExplanation } from "./explanation-parts.js";

const REPLY: FigureExplanation = {
  figures: [
    {
      path: "a",
      label: "Rate",
      value: "0.0385",
      unit: "a year",
      spec: "C §9",
      formula: {
        kind: "sum",
        value: "0.0385",
        parts: [
          { kind: "input", path: "financing.indexRate", value: "0.0345" },
          { kind: "figure", path: "b", value: "0.004" },
          { kind: "constant", label: "months per year", value: "12" },
          { kind: "input", path: "financing.indexRate", value: "0.0345" },
        ],
      },
      decidedBy: [{ kind: "input", path: "financing.paymentTimingYear", value: 1 }],
    },
    {
      path: "b",
      label: "Premium",
      value: "0.004",
      unit: "a year",
      spec: "C §9",
      formula: { kind: "sum" },
      decidedBy: [],
    },
  ],
  inputs: [
    { path: "financing.indexRate", label: "Index rate", value: "0.0345", unit: "a year", cell: "Project!C9" },
    { path: "financing.paymentTimingYear", label: "Payments a year", value: 1, choice: "Annual" },
  ],
  text: "Rate = 0.0385 a year\n  = Index rate + Premium\n  = 0.0345 + 0.004\n  (C §9)\n├─ Index rate = 0.0345\n",
};

describe("an explanation", () => {
  const shown = shownExplanation(REPLY, "a");

  test("has its formula in words and in numbers", () => {
    expect(shown?.formula).toEqual(["= Index rate + Premium", "= 0.0345 + 0.004"]);
  });

  test("names all operands once, with units and cells", () => {
    expect(shown?.restsOn.map(({ kind, label, value }) => [kind, label, value])).toEqual([
      ["input", "Index rate", "0.0345"],
      ["figure", "Premium", "0.004"],
      ["constant", "months per year", "12"],
    ]);
    expect(shown?.restsOn[0]?.cell).toBe("Project!C9");
  });

  test("shows a choice by its name", () => {
    expect(shown?.decidedBy[0]).toMatchObject({ label: "Payments a year", value: "Annual" });
  });

  test("finds the formula after the approved figure", () => {
    const approved = { engineVersion: "1.0.0", figures: [] };
    const text = `Approved with version 1.0.0 of the engine, still in effect:\n  Rate = 0.04\n\n${REPLY.text}`;
    expect(shownExplanation({ ...REPLY, approved, text }, "a")?.formula[0]).toBe("= Index rate + Premium");
  });
});

test("a figure outside the reply is not shown", () => {
  expect(shownExplanation(REPLY, "c")).toBeUndefined();
});

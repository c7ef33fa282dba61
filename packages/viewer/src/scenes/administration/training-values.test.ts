import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { TRAINING_SCHEMA, trainingOf, trainingValues } from "./training-values.js";

const DATE = {
  id: "6f9619ff-8b86-4011-b42d-00cf4fc964ff",
  trainingType: 1,
  startTime: "2026-12-01T18:00:00.000Z",
  endTime: "2026-12-01T19:00:00.000Z",
  url: "",
  content: "A first project.",
} as const;

describe("the form of a webinar", () => {
  test("has local times, and returns the same instants", () => {
    const values = trainingValues(DATE);
    expect(values.startTime).toMatch(/^2026-1[12]-\d{2}T\d{2}:00$/);
    expect(trainingOf(values)).toMatchObject({ startTime: DATE.startTime, endTime: DATE.endTime });
    expect(trainingOf(trainingOf(values))).toMatchObject({ startTime: DATE.startTime });
  });

  test("reports missing values, and an end before the start", () => {
    const { startTime, ...rest } = trainingValues(DATE);
    const messages = (values: object): readonly string[] =>
      (z.safeParse(TRAINING_SCHEMA, values).error?.issues ?? []).map(({ message }) => message);
    expect(messages({ ...rest, startTime })).toEqual([]);
    expect(messages({ ...rest, startTime: "" })).toEqual(["Enter the start."]);
    expect(messages({ ...rest, startTime: rest.endTime })).toEqual(["The end must be after the start."]);
  });
});

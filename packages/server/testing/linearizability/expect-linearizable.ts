import { expect } from "vitest";
import { byObject, firstImpossible, type Model, type Operation } from "./check-history.js";
import { projectModel, takenOnceModel } from "./models.js";

const NEW_PROJECT = projectModel({ revision: 1, value: "", status: "open" });

const modelOf = (object: string): Model<never> =>
  (object.startsWith("project ") ? NEW_PROJECT : takenOnceModel) as Model<never>;

/** Expects that the calls on each object can have been made one after the other, and that every kind of call was made. */
export function expectLinearizable(operations: readonly Operation[]): void {
  const impossible = [...byObject(operations)].flatMap(([object, ofObject]) => {
    const first = firstImpossible(modelOf(object), ofObject);
    return first === undefined ? [] : [{ object, first: describeOperation(first), around: around(first, ofObject) }];
  });
  expect(impossible).toEqual([]);
  const kinds = new Set(operations.map(({ action, outcome }) => `${action} ${outcome.kind}`));
  expect([...kinds]).toEqual(expect.arrayContaining(["read done", "save done", "save refused", "take done"]));
}

/** The calls that ended last before an operation. */
const around = ({ returnedAt }: Operation, operations: readonly Operation[]): readonly string[] =>
  operations
    .filter((other) => other.invokedAt <= returnedAt)
    .sort((one, other) => one.returnedAt - other.returnedAt)
    .filter((other) => other.returnedAt <= returnedAt || other.outcome.kind === "unknown")
    .slice(-15)
    .map(describeOperation);

const describeOperation = ({ action, input, invokedAt, returnedAt, outcome }: Operation): string =>
  [
    `${Math.round(invokedAt)} to ${Math.round(returnedAt)} ms:`,
    action,
    JSON.stringify(input ?? null),
    JSON.stringify(outcome),
  ].join(" ");

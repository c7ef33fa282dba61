import type { DataValidation } from "exceljs";
import { listName, MEASURE_NUMBERS_NAME } from "../templates/defined-names.js";
import type { InputValue } from "../templates/input-value.js";
import type { FigureLook } from "../templates/manifest.js";
import type { OptionListName } from "../templates/option-lists.js";

/** Greater than any amount of a project, and within the range that Excel compares exactly. */
const LARGEST_NUMBER = 1e15;
/** A higher rate was probably typed in percentage points (D2). */
const LARGEST_USUAL_PERCENTAGE = 1.5;
const EARLIEST_DATE = new Date("1950-01-01T00:00:00Z");

/** Excel's validation rule for an input cell; undefined if every value is allowed. */
export function inputValidation(value: InputValue): DataValidation | undefined {
  switch (value.kind) {
    case "text":
      return value.suggestions === undefined
        ? undefined
        : { type: "list", allowBlank: true, formulae: [listName(value.suggestions)], showErrorMessage: false };
    case "option":
    case "otherSavingsType":
      return fromList(value.list);
    case "decimal":
      return value.look === "percent" ? percentage(value.isNonNegative) : decimal(value.isNonNegative);
    case "wholeNumber": {
      const { minimum, maximum } = value;
      return refusing("whole", [minimum, maximum], `Enter a whole number from ${minimum} to ${maximum}.`);
    }
    case "date":
      return day();
    default:
      return value satisfies never;
  }
}

/** Excel's validation rule for the cell of a supplied figure. */
export function figureValidation(look: FigureLook): DataValidation | undefined {
  switch (look) {
    case "text":
      return undefined;
    case "date":
      return day();
    case "yesNo":
      return fromList("trueFalse");
    case "percent":
      return percentage(false);
    case "wholeNumber":
      return refusing("whole", [0, LARGEST_NUMBER], "Enter a whole number of zero or more.");
    case "years":
    case "yearsWithTenths":
      return decimal(true);
    case "dollars":
    case "dollarsPerKwh":
    case "quantity":
    case "factor":
      return decimal(false);
    default:
      return look satisfies never;
  }
}

function day(): DataValidation {
  return {
    type: "date",
    operator: "greaterThan",
    allowBlank: true,
    formulae: [EARLIEST_DATE],
    showErrorMessage: true,
    errorTitle: "Not a date",
    error: "Enter a day, such as 2024-01-31.",
  };
}

/** Offers the measures of the project; people may type a number before its measure. */
export function measureNumberValidation(): DataValidation {
  return { type: "list", allowBlank: true, formulae: [MEASURE_NUMBERS_NAME], showErrorMessage: false };
}

function fromList(list: OptionListName): DataValidation {
  return {
    type: "list",
    allowBlank: true,
    formulae: [listName(list)],
    showErrorMessage: true,
    errorTitle: "Not in the list",
    error: "Choose a value from the list.",
  };
}

function decimal(isNonNegative: boolean): DataValidation {
  return isNonNegative
    ? refusing("decimal", [0, LARGEST_NUMBER], "Enter a number of zero or more, without text.")
    : refusing("decimal", [-LARGEST_NUMBER, LARGEST_NUMBER], "Enter a number, without text.");
}

/** An unusual percentage may be correct, so Excel only asks. */
function percentage(isNonNegative: boolean): DataValidation {
  const smallest = isNonNegative ? 0 : -1;
  return {
    ...refusing("decimal", [smallest, LARGEST_USUAL_PERCENTAGE], "Type percentages with their sign: 4.75%."),
    errorStyle: "warning",
  };
}

function refusing(type: "decimal" | "whole", between: readonly [number, number], error: string): DataValidation {
  return {
    type,
    operator: "between",
    allowBlank: true,
    formulae: [...between],
    showErrorMessage: true,
    errorTitle: "Check the entry",
    error,
  };
}

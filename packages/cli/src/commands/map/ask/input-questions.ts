import {
  type Candidate,
  chosenCell,
  factorOf,
  type InputRow,
  type MappingRows,
  type NamedKind,
  namedFields,
  placeIn,
  placeText,
} from "@epb/workbook/mapping";
import { factorText } from "./factor-text.js";
import type { AskedForm, Choice, Decision, Question } from "./question.js";

/** A question for each single input that is needed and not found, or that is not sure. */
export const inputQuestions = ({ inputs }: MappingRows, asked: AskedForm): readonly Question[] =>
  inputs.filter(({ state }) => state === "Check" || state === "Missing").map((row) => inputQuestion(row, asked));

/** Which cell has an input. */
export function inputQuestion(row: InputRow, { form, manifest, suggestions }: AskedForm): Question {
  const { path, section, name, unit, choices = [] } = row;
  const found = suggestions.values.find(({ to }) => to === path);
  const candidates = found === undefined ? [] : [found.best, ...found.others];
  const title = `${section}: ${name}${unit === "" ? "" : ` (${unit})`}`;
  const decideCell = (cell: Pick<Candidate, "place" | "label" | "content" | "conversion">): Decision => {
    const factor = factorOf(cell.conversion);
    const changed = { state: "Found", cell: placeText(cell.place), content: cell.content, label: cell.label } as const;
    return decided(path, `${name}: ${changed.cell} has ${cell.content}${factorText(factor)}`, {
      ...changed,
      ...{ factor, fixed: "", decidedBy: "" },
    });
  };
  const decideValue = (value: string): Decision =>
    decided(path, `${name}: ${value}`, { state: "Found", cell: "", factor: "", fixed: value });
  return {
    title,
    place: candidates[0]?.place,
    choices: [
      ...candidates.map(
        (one): Choice => ({
          text: `${placeText(one.place)} has ${one.content}. ${one.reasons.join("; ")}`,
          decision: decideCell(one),
        }),
      ),
      ...choices.map((choice): Choice => ({ text: `= ${choice}`, decision: decideValue(choice) })),
    ],
    hint: HINTS[namedFields(manifest).find((field) => field.path === path)?.kind ?? "number"],
    leaveOut: (rows) => withInput(rows, path, { state: "", cell: "", factor: "", fixed: "", decidedBy: "" }),
    decide: (text) => {
      if (text.startsWith("=")) {
        const value = text.slice(1).trim();
        return value === "" ? { kind: "refused", why: "Enter a value after the equals sign." } : decideValue(value);
      }
      const [cellText = "", factor] = text.split(/\s*[*×]\s*/);
      const place = placeIn(form, cellText, candidates[0]?.place.sheet);
      if (place === undefined) {
        const example = placeText({ sheet: candidates[0]?.place.sheet ?? form.sheets[0]?.name ?? "", address: "D9" });
        return { kind: "refused", why: `“${cellText}” is no cell of the form. Enter one such as ${example}.` };
      }
      const cell = chosenCell(path, place, form, manifest);
      if (cell.content === "") return { kind: "refused", why: `${placeText(place)} is blank.` };
      if (factor === undefined) return decideCell(cell);
      if (!isFactor(factor)) return { kind: "refused", why: `${factor} is no factor. Enter a number such as 0.01.` };
      return decideCell({ ...cell, conversion: { scale: factor } });
    },
  };
}

const HINTS: Readonly<Record<NamedKind, string>> = {
  number:
    "the cell that has it (Sheet!D9, or Sheet!D9 * 0.01 with a factor), or a value that the form does not state (= 12)",
  date: "the cell that has it (Sheet!D9), or a date that the form does not state (= 2027-03-02)",
  text: "the cell that has it (Sheet!D9), or a text that the form does not state (= Springfield)",
  choice: "the cell that has it (Sheet!D9)",
};

const isFactor = (text: string): boolean => /^-?\d{1,12}(\.\d{1,12})?$/.test(text) && Number(text) !== 0;

const decided = (path: string, told: string, change: Partial<InputRow>): Decision => ({
  kind: "decided",
  told,
  change: (rows) => withInput(rows, path, change),
});

const withInput = (rows: MappingRows, path: string, change: Partial<InputRow>): MappingRows => ({
  ...rows,
  inputs: rows.inputs.map((row) => (row.path === path ? { ...row, ...change } : row)),
});

/** Writes who decided the values that the form does not state. */
export const withDecider = (rows: MappingRows, decidedBy: string): MappingRows => ({
  ...rows,
  inputs: rows.inputs.map((row) => (row.fixed !== "" && row.decidedBy === "" ? { ...row, decidedBy } : row)),
});

/** True if a person has entered a value of which nobody is named as its source. */
export const needsDecider = ({ inputs }: MappingRows): boolean =>
  inputs.some(({ fixed, decidedBy }) => fixed !== "" && decidedBy === "");

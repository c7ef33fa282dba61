import { BASELINE_FIELD_LABELS, type BaselineField } from "../enumerations/baseline-field.js";
import { EXPENSE_FIELD_LABELS, type ExpenseField } from "../enumerations/expense-field.js";
import { GRID_SUBREGION_LABELS, type GridSubregion } from "../enumerations/grid-subregion.js";
import { SAVINGS_CATEGORY_LABELS, type SavingsCategory } from "../enumerations/savings-category.js";
import { isSavingsField, SAVINGS_FIELDS } from "../enumerations/savings-field.js";
import { UNIT_OF_MEASURE_LABELS } from "../enumerations/unit-of-measure.js";
import { measureName } from "../model/ecm-item.js";
import type { Project } from "../model/project.js";
import { type ItemKeyText, parsePath } from "../path-text/parse-path.js";
import { POSITION } from "../paths/list-keys.js";

/** Which item of its lists a path means, in words: `year 3`, `measure 2, Electric energy in $/yr`; empty for none. */
export function placeWords(path: string, project: Project): string {
  const words: string[] = [];
  let list = "";
  for (const step of parsePath(path)) {
    if (step.kind === "member") list = step.name;
    // Months say their year after them, as people do.
    else words.push(...step.keys.map((key) => keyWords(list, key, project)).reverse());
  }
  return words.join(words[0]?.startsWith("month ") ? " of " : ", ");
}

function keyWords(list: string, { name, value }: ItemKeyText, project: Project): string {
  if (name === "year" || name === "month") return `${name} ${value}`;
  if (name === "fieldId") return fieldWords(list, Number(value));
  if (name === "subregionId") return GRID_SUBREGION_LABELS[Number(value) as GridSubregion] ?? value;
  if (name === POSITION) return `no. ${Number(value) + 1}`;
  if (name !== "uuid") return value;
  const measure = project.data.ecms?.find(({ uuid }) => uuid === value);
  return `measure ${measure === undefined ? value : measureName(measure)}`;
}

function fieldWords(list: string, fieldId: number): string {
  switch (list) {
    case "categories":
    case "escalationRates":
      return SAVINGS_CATEGORY_LABELS[fieldId as SavingsCategory] ?? `field ${fieldId}`;
    case "otherExpenses":
      return EXPENSE_FIELD_LABELS[fieldId as ExpenseField] ?? `field ${fieldId}`;
    case "baseline":
    case "energyConsumption":
      return BASELINE_FIELD_LABELS[fieldId as BaselineField] ?? `field ${fieldId}`;
    default: {
      if (!isSavingsField(fieldId)) return `field ${fieldId}`;
      const { category, unit } = SAVINGS_FIELDS[fieldId];
      return `${SAVINGS_CATEGORY_LABELS[category]} in ${UNIT_OF_MEASURE_LABELS[unit]}`;
    }
  }
}

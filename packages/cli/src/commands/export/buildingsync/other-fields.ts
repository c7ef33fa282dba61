import { inputLabel, listFigures, listInputs } from "@epb/engine";
import type { UserDefinedField } from "./rule.js";
import { type Subject, valueText } from "./source-value.js";

/** Figures of the project as a whole, under their own names; of those that are said twice, one. */
export function projectFigures({ values }: Subject): readonly UserDefinedField[] {
  const fields = listFigures(values)
    .filter(({ path }) => !path.includes("["))
    .map(({ definition: { label, unit }, value }) => ({
      field: unit === undefined ? label : `${label}, ${unit}`,
      value: valueText(value) ?? "",
    }))
    .filter(({ value }) => value !== "");
  return [...new Map(fields.map((field) => [`${field.field}=${field.value}`, field])).values()];
}

/** Elements of the site carry these. */
const IN_ELEMENTS = /^(location\.|identification\.(projectIdNumber|contractNumber|taskOrderNumber))/;

/** Inputs of the whole project, under its own names: values of lists have places of their own, or none. */
export function projectInputs({ project: { data, record } }: Subject): readonly UserDefinedField[] {
  const ofRecord = Object.entries(record).map(([name, value]) => ({ path: `record.${name}`, value }));
  return [...ofRecord, ...listInputs(data)]
    .filter(({ path }) => !path.includes("[") && !IN_ELEMENTS.test(path))
    .map(({ path, value }) => {
      const { label, unit, choices } = inputLabel(path);
      const choice = typeof value === "number" ? choices?.[value] : undefined;
      return {
        field: unit === undefined ? label : `${label}, ${unit}`,
        value: choice ?? valueText(value) ?? "",
      };
    });
}

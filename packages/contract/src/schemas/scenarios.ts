import { boundedList } from "@epb/engine";
import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { idSchema, instantSchema, oneLine, optionalComment } from "./fields.js";
import { list, strictObject } from "./readonly-types.js";
import { whatIfChangeSchema } from "./what-if.js";

const nameRequired = "Enter a name for the scenario.";

const textFields = {
  name: z
    .string({ error: nameRequired })
    .check(
      z.trim(),
      ...oneLine,
      z.minLength(1, { error: nameRequired }),
      z.maxLength(LIMITS.textLength, { error: `Enter at most ${LIMITS.textLength} characters.` }),
    ),
  note: z.exactOptional(optionalComment()),
};
export const scenarioTextsSchema = strictObject(textFields);

/** Named changes of the inputs of a project, for its people. */
export type NewScenario = z.infer<typeof newScenarioSchema>;
export const newScenarioSchema = strictObject({
  ...textFields,
  changes: z.readonly(boundedList(whatIfChangeSchema).check(z.minLength(1), z.maxLength(LIMITS.whatIf.changes))),
});

/** A saved scenario. */
export type Scenario = z.infer<typeof scenarioSchema>;
const scenarioSchema = strictObject({
  id: idSchema,
  name: z.string(),
  note: z.exactOptional(z.string()),
  changes: list(whatIfChangeSchema),
  /** Time of the save, ISO 8601. */
  at: instantSchema,
  by: strictObject({ id: idSchema, name: z.string() }),
});
export const scenariosSchema = list(scenarioSchema);

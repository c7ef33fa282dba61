import { ProjectAction } from "../projects/project-permissions.js";
import { idSchema } from "../schemas/fields.js";
import { strictObject } from "../schemas/readonly-types.js";
import { newScenarioSchema, scenariosSchema } from "../schemas/scenarios.js";
import { whatIfAnswerSchema, whatIfQuestionSchema } from "../schemas/what-if.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { projectPathSchema } from "./project-calls.js";

export const WHAT_IF = call({
  name: "whatIf",
  method: "POST",
  path: "/api/project/{id}/what-if",
  summary:
    "Recalculates the project with different inputs, without saving: figures, sensitivity to inputs, and break-even values.",
  policy: { kind: "project", action: ProjectAction.View },
  errors: ["engine/*", "what-if/refused"],
  params: projectPathSchema,
  body: whatIfQuestionSchema,
  reply: whatIfAnswerSchema,
});

export const LIST_SCENARIOS = call({
  name: "listScenarios",
  method: "GET",
  path: "/api/project/{id}/scenarios",
  summary: "Saved scenarios of the project, oldest first.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: scenariosSchema,
});

/** Ours: a what-if with a name, for everybody with access to the project. */
export const SAVE_SCENARIO = call({
  name: "saveScenario",
  method: "POST",
  path: "/api/project/{id}/scenarios",
  summary: "Saves changes of inputs as a scenario with a name. The inputs of the project do not change.",
  policy: { kind: "project", action: ProjectAction.KeepRecords },
  errors: ["scenario/name-taken", "scenario/too-many"],
  params: projectPathSchema,
  body: newScenarioSchema,
  reply: scenariosSchema,
  status: 201,
});

export const REMOVE_SCENARIO = call({
  name: "removeScenario",
  method: "DELETE",
  path: "/api/project/{id}/scenarios/{scenarioId}",
  summary: "Deletes a scenario of the project.",
  policy: { kind: "project", action: ProjectAction.KeepRecords },
  params: strictObject({ id: idSchema, scenarioId: idSchema }),
});

export const WHAT_IF_CALLS: CallGroup = {
  area: "Projects",
  calls: [WHAT_IF, LIST_SCENARIOS, SAVE_SCENARIO, REMOVE_SCENARIO],
};

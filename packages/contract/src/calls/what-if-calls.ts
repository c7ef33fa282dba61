import { ProjectAction } from "../projects/project-permissions.js";
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

export const WHAT_IF_CALLS: CallGroup = { area: "Projects", calls: [WHAT_IF] };

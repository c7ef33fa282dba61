import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { idSchema } from "../schemas/fields.js";
import {
  type NewTrainingDate,
  newTrainingDateSchema,
  type TrainingDate,
  trainingDateSchema,
} from "../schemas/training.js";
import type { Call, Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

const administrators: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const params: z.ZodMiniType<{ readonly id: string }> = z.strictObject({ id: idSchema });

/** @spec P §7 "GET api/training", "returns _items of training dates" */
export const LIST_TRAINING_DATES: Call<{ reply: { readonly _items: readonly TrainingDate[] } }> = {
  name: "listTrainingDates",
  method: "GET",
  path: "/api/training",
  summary: "Webinars that have not ended, next webinar first.",
  policy: { kind: "public" },
  reply: z.strictObject({ _items: z.readonly(z.array(trainingDateSchema)) }),
};

/** Dates are entered by administrators; the specification does not show how. */
export const CREATE_TRAINING_DATE: Call<{ body: NewTrainingDate; reply: TrainingDate }> = {
  name: "createTrainingDate",
  method: "POST",
  path: "/api/training",
  summary: "Announces a webinar.",
  policy: administrators,
  body: newTrainingDateSchema,
  reply: trainingDateSchema,
  status: 201,
};

export const CHANGE_TRAINING_DATE: Call<{
  params: { readonly id: string };
  body: NewTrainingDate;
  reply: TrainingDate;
}> = {
  name: "changeTrainingDate",
  method: "PUT",
  path: "/api/training/{id}",
  summary: "Changes the announcement of a webinar.",
  policy: administrators,
  params,
  body: newTrainingDateSchema,
  reply: trainingDateSchema,
};

export const REMOVE_TRAINING_DATE: Call<{ params: { readonly id: string } }> = {
  name: "removeTrainingDate",
  method: "DELETE",
  path: "/api/training/{id}",
  summary: "Removes a webinar from the list.",
  policy: administrators,
  params,
};

export const TRAINING_CALLS: CallGroup = {
  area: "Site and help",
  calls: [LIST_TRAINING_DATES, CREATE_TRAINING_DATE, CHANGE_TRAINING_DATE, REMOVE_TRAINING_DATE],
};

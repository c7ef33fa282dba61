import { GroupPermission } from "../accounts/group-permissions.js";
import { idSchema } from "../schemas/fields.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { newTrainingDateSchema, trainingDateSchema } from "../schemas/training.js";
import { call, type Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

const administrators: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const params = strictObject({ id: idSchema });

/** @spec P §7 "GET api/training", "returns _items of training dates" */
export const LIST_TRAINING_DATES = call({
  name: "listTrainingDates",
  method: "GET",
  path: "/api/training",
  summary: "Webinars that have not ended, next webinar first.",
  policy: { kind: "public" },
  reply: strictObject({ _items: list(trainingDateSchema) }),
});

/** Dates are entered by administrators; the specification does not show how. */
export const CREATE_TRAINING_DATE = call({
  name: "createTrainingDate",
  method: "POST",
  path: "/api/training",
  summary: "Announces a webinar.",
  policy: administrators,
  body: newTrainingDateSchema,
  reply: trainingDateSchema,
  status: 201,
});

export const CHANGE_TRAINING_DATE = call({
  name: "changeTrainingDate",
  method: "PUT",
  path: "/api/training/{id}",
  summary: "Changes the announcement of a webinar.",
  policy: administrators,
  params,
  body: newTrainingDateSchema,
  reply: trainingDateSchema,
});

export const REMOVE_TRAINING_DATE = call({
  name: "removeTrainingDate",
  method: "DELETE",
  path: "/api/training/{id}",
  summary: "Removes a webinar from the list.",
  policy: administrators,
  params,
});

export const TRAINING_CALLS: CallGroup = {
  area: "Site and help",
  calls: [LIST_TRAINING_DATES, CREATE_TRAINING_DATE, CHANGE_TRAINING_DATE, REMOVE_TRAINING_DATE],
};

import { CHANGE_TRAINING_DATE, CREATE_TRAINING_DATE, LIST_TRAINING_DATES, REMOVE_TRAINING_DATE } from "@epb/contract";
import {
  changeTrainingDate,
  createTrainingDate,
  removeTrainingDate,
  upcomingTraining,
} from "../../features/training/training-commands.js";
import { jsonRoute, type Route, requireCaller } from "../../http/route.js";

export const TRAINING_ROUTES: readonly Route[] = [
  jsonRoute(LIST_TRAINING_DATES, async (_, services) => ({ _items: await upcomingTraining(services) })),
  jsonRoute(CREATE_TRAINING_DATE, async (request, services) =>
    createTrainingDate(request.body, requireCaller(request), services),
  ),
  jsonRoute(CHANGE_TRAINING_DATE, async (request, services) =>
    changeTrainingDate(request.params.id, request.body, requireCaller(request), services),
  ),
  jsonRoute(REMOVE_TRAINING_DATE, async (request, services) =>
    removeTrainingDate(request.params.id, requireCaller(request), services),
  ),
];

import { GET_WAITING } from "@epb/contract";
import { waitingWork } from "../../features/waiting/waiting.js";
import { jsonRoute, type Route, requireCaller } from "../../http/route.js";

export const WAITING_ROUTES: readonly Route[] = [
  jsonRoute(GET_WAITING, async (request, services) => waitingWork(requireCaller(request), services)),
];

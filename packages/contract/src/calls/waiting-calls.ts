import { waitingSchema } from "../schemas/waiting.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";

/** Ours: for the home page, and for the number in the navigation bar. */
export const GET_WAITING = call({
  name: "getWaiting",
  method: "GET",
  path: "/api/waiting",
  summary: "Work that waits for the caller: projects, invitations, applications, account requests, and failed jobs.",
  policy: { kind: "user" },
  reply: waitingSchema,
});

export const WAITING_CALLS: CallGroup = { area: "Projects", calls: [GET_WAITING] };

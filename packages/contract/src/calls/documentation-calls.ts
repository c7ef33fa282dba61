import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";

/** The calls, for programs. Ours. */
export const OPEN_API = call({
  name: "openApi",
  method: "GET",
  path: "/api/openapi.json",
  summary: "API documentation as an OpenAPI 3.1 document.",
  policy: { kind: "public" },
  reply: { kind: "bytes", contentTypes: ["application/json"], isShown: true },
});

/** The calls, for people. Ours. */
export const API_PAGE = call({
  name: "apiPage",
  method: "GET",
  path: "/api",
  summary: "API documentation as a web page.",
  policy: { kind: "public" },
  reply: { kind: "bytes", contentTypes: ["text/html"], isShown: true },
});

export const DOCUMENTATION_CALLS: CallGroup = { area: "Documentation", calls: [OPEN_API, API_PAGE] };

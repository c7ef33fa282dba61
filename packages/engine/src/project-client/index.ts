// The project calls (C §7): what a program needs that keeps its projects on a server.
export {
  createProjectClient,
  type ProjectClient,
  type ProjectClientOptions,
} from "./create-project-client.js";
export { creationPayload, type NewProject } from "./creation-payload.js";
export { type ExpressPayload, expressPayload, type NewExpressProject } from "./express-payload.js";
export { withoutProject } from "./project-list-removal.js";
export { PROJECT_PATHS } from "./project-paths.js";
export { runProjectCalculations } from "./run-project-calculations.js";
export type { SendOptions } from "./send-request.js";
export type { ProjectReply, ProjectRequest, ProjectTransport } from "./transport.js";

import type { Route } from "../routing/route.js";
import { SESSION_ROUTES } from "./session/session-routes.js";

/** Every route there is. */
export const ROUTES: readonly Route[] = [...SESSION_ROUTES];

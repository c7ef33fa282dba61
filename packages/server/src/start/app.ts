import Koa, { type Middleware } from "koa";
import { routeCalls } from "../http/create-router.js";
import { logRequests } from "../http/middleware/log-requests.js";
import { presentErrors } from "../http/middleware/present-errors.js";
import { refuseAmbiguous, refuseMethod } from "../http/middleware/refuse-request.js";
import { securityHeaders } from "../http/middleware/security-headers.js";
import type { Route } from "../http/route.js";
import type { Services } from "../http/services.js";
import { verifyTokens } from "../http/verify-tokens.js";
import { ROUTES } from "../routes/all-routes.js";

/** Parts of a server in addition to its calls. */
export interface AppParts {
  readonly routes?: readonly Route[];
  /** Middleware that sees every reply. */
  readonly around?: readonly Middleware[];
  /** Answers before the calls do: health, metrics, the viewer. */
  readonly before?: readonly Middleware[];
}

/** The server, with the world as an argument. */
export function createApp(services: Services, parts: AppParts = {}): Koa {
  const app = createBareApp(services, parts);
  app.use(verifyTokens(services.config.tokenSecret));
  app.use(routeCalls(parts.routes ?? ROUTES, services));
  app.use(refuseMethod);
  return app;
}

/** Middleware of every reply, without the calls. */
export function createBareApp(services: Services, { around = [], before = [] }: AppParts): Koa {
  const { config, log } = services;
  // In X-Forwarded-For, the last address comes from the proxy; clients can forge the others.
  const app = new Koa({ proxy: config.trustsProxy, maxIpsCount: 1 });
  app.on("error", (error: unknown) => log.warn({ err: error }, "a reply was not sent completely"));
  app.use(logRequests(services));
  for (const middleware of around) app.use(middleware);
  app.use(securityHeaders(config));
  app.use(presentErrors(services));
  app.use(refuseAmbiguous);
  for (const middleware of before) app.use(middleware);
  return app;
}

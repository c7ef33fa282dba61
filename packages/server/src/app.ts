import { createSecretKey } from "node:crypto";
import type { VerifyOptions } from "jsonwebtoken";
import Koa, { type Middleware } from "koa";
import koaJwt from "koa-jwt";
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from "./accounts/tokens.js";
import { logRequests } from "./middleware/log-requests.js";
import { presentErrors } from "./middleware/present-errors.js";
import { refuseMethod } from "./middleware/refuse-method.js";
import { securityHeaders } from "./middleware/security-headers.js";
import { ROUTES } from "./routes/all-routes.js";
import { createRouter } from "./routing/create-router.js";
import type { Route } from "./routing/route.js";
import type { Services } from "./services.js";

/** What a server has beside its calls. */
export interface AppParts {
  readonly routes?: readonly Route[];
  /** Sees every reply as it goes out. */
  readonly around?: readonly Middleware[];
  /** Answers before the calls do: health, metrics, the viewer. */
  readonly before?: readonly Middleware[];
}

/** The server, with the world as an argument. */
export function createApp(services: Services, parts: AppParts = {}): Koa {
  const app = createBareApp(services, parts);
  const verification: koaJwt.Options & VerifyOptions = {
    // A key, which jsonwebtoken takes as well: it would look for a public key in a text first, at every request.
    secret: createSecretKey(services.config.tokenSecret, "utf8") as unknown as Buffer,
    algorithms: [TOKEN_ALGORITHM],
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    // The server's clock decides, as for sessions: `findCaller`.
    ignoreExpiration: true,
    passthrough: true,
    key: "token",
  };
  const router = createRouter(parts.routes ?? ROUTES, services);
  // Verifies a bearer token where one is sent; who may make which call is decided by its policy.
  app.use(koaJwt(verification));
  app.use(refuseMethod);
  app.use(router.routes());
  return app;
}

/** What every reply goes through, without the calls. */
export function createBareApp(services: Services, { around = [], before = [] }: AppParts): Koa {
  const { config, log } = services;
  // Of the addresses in X-Forwarded-For, the last is what the proxy has seen; senders write the others.
  const app = new Koa({ proxy: config.trustsProxy, maxIpsCount: 1 });
  app.on("error", (error: unknown) => log.warn({ err: error }, "a reply was not sent whole"));
  app.use(logRequests(services));
  for (const middleware of around) app.use(middleware);
  app.use(securityHeaders(config));
  app.use(presentErrors(services));
  for (const middleware of before) app.use(middleware);
  return app;
}

import type { VerifyOptions } from "jsonwebtoken";
import Koa from "koa";
import koaJwt from "koa-jwt";
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from "./accounts/tokens.js";
import { logRequests } from "./middleware/log-requests.js";
import { presentErrors } from "./middleware/present-errors.js";
import { securityHeaders } from "./middleware/security-headers.js";
import { ROUTES } from "./routes/all-routes.js";
import { createRouter } from "./routing/create-router.js";
import type { Services } from "./services.js";

/** The server, with the world as an argument. */
export function createApp(services: Services): Koa {
  const app = new Koa({ proxy: services.config.trustsProxy });
  const verification: koaJwt.Options & VerifyOptions = {
    secret: services.config.tokenSecret,
    algorithms: [TOKEN_ALGORITHM],
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    // The server's clock decides, as for sessions: `findCaller`.
    ignoreExpiration: true,
    passthrough: true,
    key: "token",
  };
  const router = createRouter(ROUTES, services);
  app.use(logRequests(services));
  app.use(securityHeaders);
  app.use(presentErrors(services));
  // Verifies a bearer token where one is sent; who may make which call is decided by its policy.
  app.use(koaJwt(verification));
  app.use(router.routes());
  return app;
}

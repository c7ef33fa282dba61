import { createSecretKey, hash } from "node:crypto";
import type { VerifyOptions } from "jsonwebtoken";
import type { Context, Middleware, Next } from "koa";
import koaJwt from "koa-jwt";
import { LRUCache } from "lru-cache";
import { CACHE_SIZES } from "../base/cache-sizes.js";
import {
  claimsOf,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type TokenClaims,
} from "../features/accounts/tokens.js";

/** Where the claims of a verified token stand. */
const CLAIMS: unique symbol = Symbol("claims");

/**
 * Verifies a bearer token where one is sent; who may make which call is decided by its policy. A signature that was right
 * stays right, so it is looked at once: what the token says is kept by the hash of its text. Whether it still holds is asked
 * of its session with every request (`findCaller`).
 */
export function verifyTokens(secret: string): Middleware {
  const options: koaJwt.Options & VerifyOptions = {
    // A key, which jsonwebtoken takes as well: it would look for a public key in a text first, at every request.
    secret: createSecretKey(secret, "utf8") as unknown as Buffer,
    algorithms: [TOKEN_ALGORITHM],
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    // The server's clock decides, as for sessions: `findCaller`.
    ignoreExpiration: true,
    passthrough: true,
    key: "token",
  };
  const verify = koaJwt(options);
  const kept = new LRUCache<string, TokenClaims>({ max: CACHE_SIZES.tokenEntries });
  return (context: Context, next: Next): Promise<unknown> => {
    const { authorization } = context.headers;
    if (authorization === undefined) return next();
    const key = hash("sha256", authorization);
    const known = kept.get(key);
    if (known !== undefined) {
      setClaims(context, known);
      return next();
    }
    return verify(context, () => {
      const claims = claimsOf(context.state["token"]);
      if (claims !== undefined) {
        kept.set(key, claims);
        setClaims(context, claims);
      }
      return next();
    });
  };
}

function setClaims(context: Context, claims: TokenClaims): void {
  (context.state as { [CLAIMS]?: TokenClaims })[CLAIMS] = claims;
}

/** What the token of the request says; undefined where none was sent that we signed. */
export function claimsOfRequest(context: Context): TokenClaims | undefined {
  return (context.state as { readonly [CLAIMS]?: TokenClaims })[CLAIMS];
}

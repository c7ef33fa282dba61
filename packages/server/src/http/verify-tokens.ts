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

/** Key of the claims of a verified token. */
const CLAIMS: unique symbol = Symbol("claims");

/**
 * Verifies a bearer token if the request has one; the policy of the call decides about permission. A correct signature
 * stays correct, so it is verified once: the claims are cached by the hash of the token. Every request checks the
 * session for expiry (`findCaller`).
 */
export function verifyTokens(secret: string): Middleware {
  const options: koaJwt.Options & VerifyOptions = {
    // A key object, which jsonwebtoken accepts: from a string, it would first try to parse a public key, in every
    // request.
    secret: createSecretKey(secret, "utf8") as unknown as Buffer,
    algorithms: [TOKEN_ALGORITHM],
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    // The server's clock decides about expiry, as for sessions: `findCaller`.
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

/** Claims of the request's token; undefined without a token that we signed. */
export function claimsOfRequest(context: Context): TokenClaims | undefined {
  return (context.state as { readonly [CLAIMS]?: TokenClaims })[CLAIMS];
}

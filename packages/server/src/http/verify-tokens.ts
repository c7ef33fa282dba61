import { createSecretKey, hash } from "node:crypto";
import type { VerifyOptions } from "jsonwebtoken";
import type { Context, Middleware, Next } from "koa";
import koaJwt from "koa-jwt";
import { LruCache } from "../base/lru-cache.js";
import {
  claimsOf,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type TokenClaims,
} from "../features/accounts/tokens.js";

/** Where the claims of a verified token stand. */
const CLAIMS: unique symbol = Symbol("claims");

/** Tokens of so many people are not verified again with every request. */
const MOST_KEPT = 10_000;

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
  const kept = new LruCache<TokenClaims>(MOST_KEPT);
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
        kept.set(key, claims, 1);
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

import jwt from "jsonwebtoken";
import * as z from "zod/mini";

/** Contents of a token: session and token id. The server looks up everything else. */
export interface TokenClaims {
  readonly sessionId: string;
  readonly tokenId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const TOKEN_ALGORITHM = "HS256";
export const TOKEN_ISSUER = "epb";
export const TOKEN_AUDIENCE = "epb-api";

const payloadSchema = z.object({ sid: z.uuid(), jti: z.uuid(), exp: z.number(), iat: z.number() });

/** @param issuedAt - Time of issue; `lifetime` is in milliseconds. */
export function signToken(
  { sessionId, tokenId }: Omit<TokenClaims, "expiresAt">,
  secret: string,
  issuedAt: Date,
  lifetime: number,
): string {
  const iat = Math.floor(issuedAt.getTime() / 1000);
  return jwt.sign({ sid: sessionId, iat, exp: iat + Math.floor(lifetime / 1000) }, secret, {
    algorithm: TOKEN_ALGORITHM,
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    jwtid: tokenId,
  });
}

/** Claims of a token that we signed, expired or not; undefined for any other token. */
export function readToken(token: string, secret: string): TokenClaims | undefined {
  try {
    const payload = jwt.verify(token, secret, {
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      ignoreExpiration: true,
    });
    return claimsOf(payload);
  } catch {
    return undefined;
  }
}

/** Claims of a verified payload; undefined if one is missing. */
export function claimsOf(payload: unknown): TokenClaims | undefined {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return undefined;
  const { sid, jti, exp } = parsed.data;
  return { sessionId: sid, tokenId: jti, expiresAt: exp * 1000 };
}

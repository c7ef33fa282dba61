import { LIMITS } from "@epb/contract";
import * as z from "zod/mini";

// Schemas of the variables. Messages follow `EPB_PORT is "x", but `.

export const flag: z.ZodMiniType<boolean> = z.pipe(
  z.enum(["true", "false"], { error: "must be true or false" }),
  z.transform((text) => text === "true"),
);

export function wholeNumber(minimum: number, maximum: number): z.ZodMiniType<number> {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/, { error })),
      z.transform((text: string) => Number(text)),
    ),
    z.number().check(z.minimum(minimum, { error }), z.maximum(maximum, { error })),
  );
}

export function oneOf<Member extends string>(...members: readonly [Member, ...Member[]]): z.ZodMiniType<Member> {
  return z.enum(members as unknown as [Member], { error: `must be one of: ${members.join(", ")}` });
}

/** An address of one of the kinds, with a host. */
export function urlOf(...schemes: readonly string[]): z.ZodMiniType<string> {
  const kinds = schemes.map((scheme) => `${scheme}://`).join(" or ");
  return z.string().check(
    z.refine((text) => isUrl(text, schemes), {
      error: `must be an address that begins with ${kinds} and includes a host`,
    }),
  );
}

function isUrl(text: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return schemes.includes(protocol.slice(0, -1)) && hostname !== "";
}

export const emailSetting: z.ZodMiniType<string> = z
  .email({ error: "must be an email address" })
  .check(z.maxLength(LIMITS.emailLength, { error: `must have at most ${LIMITS.emailLength} characters` }));

export const textSetting: z.ZodMiniType<string> = z
  .string()
  .check(z.maxLength(LIMITS.textLength, { error: `must have at most ${LIMITS.textLength} characters` }));

export const pathSetting: z.ZodMiniType<string> = z
  .string()
  .check(z.refine((text) => !text.includes("\0"), { error: "must be the path of a folder" }));

export const hostSetting: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(/^[\w.:-]+$/, { error: "must be an address of this machine, such as 127.0.0.1 or 0.0.0.0" }));

/** A secret of sufficient length. */
export function secretOf(length: number): z.ZodMiniType<string> {
  return z
    .string()
    .check(
      z.minLength(length, { error: `must have at least ${length} characters` }),
      z.regex(/^[\x21-\x7e ]+$/, { error: "must have only ASCII letters, digits, and symbols" }),
    );
}

/** A secret for the Authorization header, after "Bearer". */
export function bearerOf(length: number): z.ZodMiniType<string> {
  return secretOf(length).check(z.regex(/^\S+$/, { error: "must not have spaces" }));
}

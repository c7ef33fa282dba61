import { LIMITS } from "@epb/contract";
import * as z from "zod/mini";

// What a variable may hold. Messages go on from "EPB_PORT is "x", but it ".

export const flag: z.ZodMiniType<boolean> = z.pipe(
  z.enum(["true", "false"], { error: "has to be true or false" }),
  z.transform((text) => text === "true"),
);

export function wholeNumber(minimum: number, maximum: number): z.ZodMiniType<number> {
  const error = `has to be a whole number from ${minimum} to ${maximum}`;
  return z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/, { error })),
      z.transform((text: string) => Number(text)),
    ),
    z.number().check(z.minimum(minimum, { error }), z.maximum(maximum, { error })),
  );
}

export function oneOf<Member extends string>(...members: readonly [Member, ...Member[]]): z.ZodMiniType<Member> {
  return z.enum(members as unknown as [Member], { error: `has to be one of: ${members.join(", ")}` });
}

/** An address of one of the kinds, with a host. */
export function urlOf(...schemes: readonly string[]): z.ZodMiniType<string> {
  const kinds = schemes.map((scheme) => `${scheme}://`).join(" or ");
  return z.string().check(
    z.refine((text) => isUrl(text, schemes), {
      error: `has to be an address that begins with ${kinds} and names a host`,
    }),
  );
}

function isUrl(text: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return schemes.includes(protocol.slice(0, -1)) && hostname !== "";
}

export const emailSetting: z.ZodMiniType<string> = z
  .email({ error: "has to be an e-mail address" })
  .check(z.maxLength(LIMITS.emailLength, { error: `has to have ${LIMITS.emailLength} characters or less` }));

export const textSetting: z.ZodMiniType<string> = z
  .string()
  .check(z.maxLength(LIMITS.textLength, { error: `has to have ${LIMITS.textLength} characters or less` }));

export const pathSetting: z.ZodMiniType<string> = z
  .string()
  .check(z.refine((text) => !text.includes("\0"), { error: "has to be the path of a folder" }));

export const hostSetting: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(/^[\w.:-]+$/, { error: "has to be an address of this machine, such as 127.0.0.1 or 0.0.0.0" }));

/** A text that nobody guesses, as far as its length tells. */
export function secretOf(length: number): z.ZodMiniType<string> {
  return z
    .string()
    .check(
      z.minLength(length, { error: `has to have ${length} characters at least` }),
      z.regex(/^[\x21-\x7e ]+$/, { error: "has to be of plain letters, digits and signs" }),
    );
}

/** One that travels in a header, after the word "Bearer". */
export function bearerOf(length: number): z.ZodMiniType<string> {
  return secretOf(length).check(z.regex(/^\S+$/, { error: "has to be without spaces" }));
}

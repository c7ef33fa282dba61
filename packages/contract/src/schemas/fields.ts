import { calendarDate, ONE_LINE, UNSEEN_CHARACTERS } from "@epb/engine";
import * as z from "zod/mini";
import { LIMITS } from "../limits.js";

/** Zero-width characters join the parts of an emoji, and letters of some scripts. */
const SEVERAL_LINES = new RegExp(String.raw`^(?:[\n\r\t\u200c\u200d]|[^${UNSEEN_CHARACTERS}])*$`, "u");
const REMOVE_UNSEEN = "Remove invisible characters.";

/** A character that is visible on a page, unlike blank braille, Hangul fillers, and variation selectors. */
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** Text with only invisible characters counts as blank. */
const blankUnlessVisible = z.overwrite((text: string) => (VISIBLE.test(text) ? text : ""));

/** Checks of text in one line: composed (NFC), trimmed, and without invisible characters. */
export const oneLine: readonly z.core.$ZodCheck<string>[] = [
  z.normalize("NFC"),
  z.trim(),
  blankUnlessVisible,
  z.regex(ONE_LINE, { error: REMOVE_UNSEEN }),
];

const tooLong = (length: number): string => `Enter ${length} characters or less.`;

/** Required text of one line. @param says - Message for missing text. */
export function requiredText(says: string, maxLength: number = LIMITS.textLength): z.ZodMiniType<string> {
  return z
    .string({ error: says })
    .check(...oneLine, z.minLength(1, { error: says }), z.maxLength(maxLength, { error: tooLong(maxLength) }));
}

/** Optional text of one line. */
export function optionalText(maxLength: number = LIMITS.textLength): z.ZodMiniType<string> {
  return z.string().check(...oneLine, z.maxLength(maxLength, { error: tooLong(maxLength) }));
}

const comment = (): z.ZodMiniType<string> =>
  z
    .string()
    .check(
      z.normalize("NFC"),
      z.trim(),
      blankUnlessVisible,
      z.regex(SEVERAL_LINES, { error: REMOVE_UNSEEN }),
      z.maxLength(LIMITS.commentLength, { error: tooLong(LIMITS.commentLength) }),
    );

/** Required text of several lines. @param says - Message for missing text. */
export const requiredComment = (says: string): z.ZodMiniType<string> =>
  comment().check(z.minLength(1, { error: says }));

/** Optional text of several lines. */
export const optionalComment = (): z.ZodMiniType<string> => comment();

const FILE_NAME_LENGTH = 200;
const NAME_THE_FILE = "Enter a file name.";

/** The name of a file: in one line, without folders, and not only dots. */
export const fileNameSchema: z.ZodMiniType<string> = z
  .string({ error: NAME_THE_FILE })
  .check(
    ...oneLine,
    z.maxLength(FILE_NAME_LENGTH, { error: `Enter a file name of ${FILE_NAME_LENGTH} characters or less.` }),
    z.regex(/^[^/\\]*$/u, { error: "Enter a file name without slashes." }),
    z.regex(/[^.]/u, { error: NAME_THE_FILE }),
  );

/** Messages of an email field. */
interface EmailTexts {
  readonly missing: string;
  readonly tooLong: string;
  readonly invalid: string;
}

/** A single email address: no display name, no list, no line breaks, no invisible characters. */
const ADDRESS =
  /^[^\s\p{C}@<>()[\]\\.,;:"]+(?:\.[^\s\p{C}@<>()[\]\\.,;:"]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/u;

/**
 * An email address, trimmed and in lower case.
 *
 * @spec P §5 "lowercased"; P §9 "E-mail max 100"
 */
export function emailSchema({ missing, tooLong, invalid }: EmailTexts): z.ZodMiniType<string> {
  return z
    .string({ error: missing })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(LIMITS.emailLength, { error: tooLong, abort: true }),
      z.regex(ADDRESS, { error: invalid }),
    );
}

/** @spec P §5 "required, at most 100 characters, valid address", "Email required, at most 100, valid format" */
export const loginEmailSchema: z.ZodMiniType<string> = emailSchema({
  missing: "Email is required.",
  tooLong: "Email must be 100 characters or less",
  invalid: "Invalid email address",
});

/** Ids of the server. They name files and rows, so no other form is allowed. */
export const idSchema: z.ZodMiniType<string> = z.uuid({ error: "Expected an ID (UUID)." });

/** @spec C §3 "createdDate" */
export const instantSchema: z.ZodMiniType<string> = z.iso.datetime({ offset: true });

export const daySchema: z.ZodMiniType<string> = z.iso.date();

/** A day that the engine can store. @param says - Message for any other text. */
export const enteredDay = (says: string): z.ZodMiniType<string> =>
  z.iso.date({ error: says, abort: true }).check(z.refine((day) => calendarDate(day) !== undefined, { error: says }));

/** Maximum number of characters of a value in a message. */
const REPEATED_CHARACTERS = 100;

/**
 * A member of an enumeration, by its value.
 *
 * @param says - Message for any other value, if the form has its own.
 * @spec P §5 "Values outside an enumeration are rejected"
 */
export function memberSchema<Member extends string | number>(
  enumeration: Readonly<Record<string, Member>>,
  says?: string,
): z.ZodMiniType<Member> {
  return z.enum(enumeration as Readonly<Record<string, never>>, { error: says ?? notInEnumeration });
}

/**
 * An answer chosen from a list of a form.
 *
 * @param says - Message for a missing answer.
 * @spec P §5 "Values outside an enumeration are rejected"
 */
export function choiceSchema<Member extends string | number>(
  enumeration: Readonly<Record<string, Member>>,
  says: string,
): z.ZodMiniType<Member> {
  return z.enum(enumeration as Readonly<Record<string, never>>, {
    error: ({ input }) => (input === undefined || input === null ? says : notInEnumeration({ input })),
  });
}

/** Message for a value that is not in the enumeration. */
function notInEnumeration({ input }: { readonly input?: unknown }): string {
  // Lists and objects are abbreviated: their nesting may be too deep to print.
  const value = Array.isArray(input) ? "[…]" : typeof input === "object" && input !== null ? "{…}" : String(input);
  return `Value ${value.slice(0, REPEATED_CHARACTERS)} not in enumeration`;
}

/** A whole number in a query string. */
export function numberInQuery(minimum: number, maximum: number): z.ZodMiniType<number, string> {
  const error = `Expected a whole number from ${minimum} to ${maximum}.`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error })),
    z.pipe(z.transform(Number), z.int().check(z.gte(minimum, { error }), z.lte(maximum, { error }))),
  );
}

/** A boolean in a query string. */
export const booleanInQuery: z.ZodMiniType<boolean, string> = z.pipe(
  z.string().check(z.regex(/^(true|false)$/, { error: "Expected true or false." })),
  z.pipe(
    z.transform((text: string) => text === "true"),
    z.boolean(),
  ),
);

import { boundedList, MarketSegment } from "@epb/engine";
import * as z from "zod/mini";
import { HearAbout, UserType } from "../accounts/account-request-options.js";
import { isCountry } from "../accounts/countries.js";
import { isPersonalEmail } from "../accounts/personal-email.js";
import { DEFAULT_COUNTRY, LIMITS } from "../limits.js";
import { ACCOUNT_REQUEST_MESSAGES as M } from "../messages/account-request-messages.js";
import { accountRequestProblems } from "./account-request-problems.js";
import { choiceSchema, emailSchema, memberSchema, optionalComment, optionalText, requiredText } from "./fields.js";
import { strictObject } from "./readonly-types.js";

/** @spec P §5 "'Email is required.'" */
export const accountEmailSchema: z.ZodMiniType<string> = emailSchema({
  missing: M.email,
  tooLong: M.emailTooLong,
  invalid: M.invalidEmail,
});

/** @spec P §5 "Office e-mail" */
export const officeEmailSchema: z.ZodMiniType<string> = z.pipe(
  accountEmailSchema,
  z.string().check(z.refine((email) => !isPersonalEmail(email), { error: M.personalEmail })),
);

/**
 * A required phone number: 7 to 20 digits, parentheses, hyphens, plus signs, and spaces.
 *
 * @spec P §5 "'A phone number is required.'"
 */
export const phoneSchema: z.ZodMiniType<string> = requiredText(M.phone, LIMITS.phone.maxLength).check(
  z.regex(/^[\d()\s+-]*$/, { error: M.invalidPhone, abort: true }),
  z.refine((phone) => phone.replace(/\D/g, "").length >= LIMITS.phone.minDigits, { error: M.shortPhone }),
);

const text = (maxLength?: number) => z._default(optionalText(maxLength), "");
const flag = () => z._default(z.boolean(), false);

const segmentsSchema: z.ZodMiniType<readonly MarketSegment[]> = boundedList(
  memberSchema(MarketSegment),
  M.marketSegments,
).check(z.minLength(1, { error: M.marketSegments }), z.maxLength(Object.keys(MarketSegment).length));

const enteredSchema = strictObject({
  firstName: requiredText(M.firstName),
  lastName: requiredText(M.lastName),
  title: requiredText(M.title),
  organization: requiredText(M.organization),
  address: requiredText(M.address),
  city: requiredText(M.city),
  region: text(),
  country: z._default(z.string().check(z.refine(isCountry, { error: M.country })), DEFAULT_COUNTRY),
  zip: text(LIMITS.postalCodeLength),
  officeEmailAddress: officeEmailSchema,
  secondaryEmailAddress: z._default(z.union([z.literal(""), accountEmailSchema]), ""),
  phone: phoneSchema,
  requestSiteMain: flag(),
  requestSiteTest: flag(),
  userTypeId: choiceSchema(UserType, M.option),
  userTypeOtherText: text(),
  inviteToTraining: flag(),
  hearAboutEpbId: choiceSchema(HearAbout, M.option),
  hearEpbOtherText: text(),
  marketSegmentIds: segmentsSchema,
  comment: z._default(optionalComment(), ""),
  selectEPB: flag(),
  selectEPX: flag(),
  // Clients of other vendors send these fields; a new request is New, and the server's clock sets its date.
  statusId: z.optional(z.number()),
  submitDate: z.nullish(z.string().check(z.maxLength(LIMITS.textLength))),
});

/**
 * Fields that a person who requests an account enters.
 *
 * @spec P §3 "firstName, lastName, title, organization, address, region"
 */
export type NewAccountRequest = Omit<z.infer<typeof enteredSchema>, "statusId" | "submitDate">;

/**
 * @spec P §5 "firstName, lastName, title, organization, address, city", "User type required", "Hear-about required
 * (same message)", "a warning shows when none", "Whole request valid only with first"
 */
export const accountRequestSchema: z.ZodMiniType<NewAccountRequest> = z.pipe(
  enteredSchema.check((payload) => {
    for (const { at, message } of accountRequestProblems(payload.value)) {
      payload.issues.push({ code: "custom", path: [at], message, input: payload.value[at] });
    }
  }),
  z.transform(({ statusId, submitDate, marketSegmentIds, ...entered }) => ({
    ...entered,
    marketSegmentIds: [...new Set(marketSegmentIds)],
  })),
);

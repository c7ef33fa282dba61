import * as z from "zod/mini";
import { list, strictObject } from "./readonly-types.js";

/** A blank workbook to fill in. @spec P §9 "ePB calculating and non-calculating 4.2.10 versions" */
export type TemplateFile = z.infer<typeof templateSchema>;
const templateSchema = strictObject({
  /** `epb-calculating` */
  kind: z.string(),
  title: z.string(),
  version: z.string(),
  /** Edition of its projects. */
  projectType: z.union([z.literal(1), z.literal(2)]),
  fileName: z.string(),
  /** Its path on this site. */
  url: z.string(),
});

/** A person whom visitors of a demonstration site can be. */
export type DemonstrationPerson = z.infer<typeof personSchema>;
const personSchema = strictObject({
  email: z.string(),
  /** First and last name. */
  person: z.string(),
  /** `customer` */
  role: z.string(),
  /** Work of the person: `initiates, reviews, and approves projects`. */
  work: z.string(),
});

/** Public settings of the site. */
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export const siteSettingsSchema = strictObject({
  isTestSite: z.boolean(),
  /** URL of the site. */
  publicUrl: z.string(),
  /** @spec P §9 "Support contact" */
  supportEmail: z.string(),
  supportPhone: z.string(),
  passwordPolicy: strictObject({ minLength: z.int(), maxLength: z.int() }),
  /** True if the account request form shows that an address has an account. */
  tellsEmailExists: z.boolean(),
  /** True if the site sends email: it does not without a mail server. */
  sendsMail: z.boolean(),
  /** Minimum number of projects in statistics. */
  minimumGroupSize: z.int(),
  /** Seconds without a request after which a session ends. */
  idleSeconds: z.int(),
  /** Maximum size of an uploaded file, in bytes. */
  uploadBytes: z.int(),
  /** Version of the engine of this site. */
  engineVersion: z.string(),
  templates: list(templateSchema),
  /** People whom visitors can be; absent if the site is not a demonstration. */
  demonstration: z.exactOptional(list(personSchema)),
});

/** Settings that a new site needs, for administrators. */
export type SiteSetup = z.infer<typeof siteSetupSchema>;
export const siteSetupSchema = strictObject({
  /** Folder of the messages on the server; absent if a mail server sends the messages. */
  outboxFolder: z.exactOptional(z.string()),
  /** False if the site has the default support address. */
  hasOwnSupportEmail: z.boolean(),
});

/** Result of a test message. */
export type TestMessage = z.infer<typeof testMessageSchema>;
export const testMessageSchema = strictObject({
  /** Address of the caller. */
  to: z.string(),
  /** Reason why the mail server did not accept the message; absent if the message was sent, or written to a file. */
  failure: z.exactOptional(z.string()),
});

/** A number or code with its name. */
export type ListOption = z.infer<typeof optionSchema>;
const optionSchema = strictObject({ id: z.union([z.int(), z.string()]), name: z.string() });

/**
 * The options of every list that people choose from, by the name of the list. @spec P §3 "Lookup lists used by the
 * form"
 */
export type Lists = Readonly<z.infer<typeof listsSchema>>;
export const listsSchema = z.record(z.string(), list(optionSchema));

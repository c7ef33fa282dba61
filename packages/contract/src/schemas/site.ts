import * as z from "zod/mini";
import { list, strictObject } from "./readonly-types.js";

/** A blank workbook to fill in. @spec P §9 "ePB calculating and non-calculating 4.2.10 versions" */
export type TemplateFile = z.infer<typeof templateSchema>;
const templateSchema = strictObject({
  /** `epb-calculating` */
  kind: z.string(),
  title: z.string(),
  version: z.string(),
  /** Edition of the projects that it holds. */
  projectType: z.union([z.literal(1), z.literal(2)]),
  fileName: z.string(),
  /** Its path on this site. */
  url: z.string(),
});

/** What anybody may know of the site. */
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export const siteSettingsSchema = strictObject({
  isTestSite: z.boolean(),
  /** Where people reach the site. */
  publicUrl: z.string(),
  /** @spec P §9 "Support contact" */
  supportEmail: z.string(),
  supportPhone: z.string(),
  passwordPolicy: strictObject({ minLength: z.int(), maxLength: z.int() }),
  /** Whether the form for accounts learns that an address has one. */
  tellsEmailExists: z.boolean(),
  /** Whether messages leave the site: without a mail server they do not. */
  sendsMail: z.boolean(),
  /** Fewest projects of which statistics tell. */
  minimumGroupSize: z.int(),
  /** Seconds without a call after which a session ends. */
  idleSeconds: z.int(),
  /** Bytes of a file. */
  uploadBytes: z.int(),
  /** Of the engine that calculates here. */
  engineVersion: z.string(),
  templates: list(templateSchema),
});

/** A number or code with its name. */
export type ListOption = z.infer<typeof optionSchema>;
const optionSchema = strictObject({ id: z.union([z.int(), z.string()]), name: z.string() });

/** The options of every list that people choose from, by the name of the list. @spec P §3 "Lookup lists used by the form" */
export type Lists = Readonly<z.infer<typeof listsSchema>>;
export const listsSchema = z.record(z.string(), list(optionSchema));

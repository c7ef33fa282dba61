import * as z from "zod/mini";

/** A blank workbook to fill in. @spec P §9 "ePB calculating and non-calculating 4.2.10 versions" */
export interface TemplateFile {
  /** `epb-calculating` */
  readonly kind: string;
  readonly title: string;
  readonly version: string;
  /** Edition of the projects that it holds. */
  readonly projectType: 1 | 2;
  readonly fileName: string;
  /** Its path on this site. */
  readonly url: string;
}

/** What anybody may know of the site. */
export interface SiteSettings {
  readonly isTestSite: boolean;
  /** Where people reach the site. */
  readonly publicUrl: string;
  /** @spec P §9 "Support contact" */
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly passwordPolicy: { readonly minLength: number; readonly maxLength: number };
  /** Whether the form for accounts learns that an address has one. */
  readonly tellsEmailExists: boolean;
  /** Whether messages leave the site: without a mail server they do not. */
  readonly sendsMail: boolean;
  /** Fewest projects of which statistics tell. */
  readonly minimumGroupSize: number;
  /** Seconds without a call after which a session ends. */
  readonly idleSeconds: number;
  /** Bytes of a file. */
  readonly uploadBytes: number;
  /** Of the engine that calculates here. */
  readonly engineVersion: string;
  readonly templates: readonly TemplateFile[];
}

export const siteSettingsSchema: z.ZodMiniType<SiteSettings> = z.strictObject({
  isTestSite: z.boolean(),
  publicUrl: z.string(),
  supportEmail: z.string(),
  supportPhone: z.string(),
  passwordPolicy: z.strictObject({ minLength: z.int(), maxLength: z.int() }),
  tellsEmailExists: z.boolean(),
  sendsMail: z.boolean(),
  minimumGroupSize: z.int(),
  idleSeconds: z.int(),
  uploadBytes: z.int(),
  engineVersion: z.string(),
  templates: z.readonly(
    z.array(
      z.strictObject({
        kind: z.string(),
        title: z.string(),
        version: z.string(),
        projectType: z.union([z.literal(1), z.literal(2)]),
        fileName: z.string(),
        url: z.string(),
      }),
    ),
  ),
});

/** A number or code with its name. */
export interface ListOption {
  readonly id: number | string;
  readonly name: string;
}

/** The options of every list that people choose from, by the name of the list. @spec P §3 "Lookup lists used by the form" */
export type Lists = Readonly<Record<string, readonly ListOption[]>>;

export const listsSchema: z.ZodMiniType<Lists> = z.record(
  z.string(),
  z.readonly(z.array(z.strictObject({ id: z.union([z.int(), z.string()]), name: z.string() }))),
);

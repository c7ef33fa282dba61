import * as z from "zod/mini";
import { type Lists, listsSchema, type SiteSettings, siteSettingsSchema } from "../schemas/site.js";
import type { Bytes, Call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { XLSX } from "./content-types.js";

/** Settings for screens before sign-in. Ours. @spec P §9 "Support contact" */
export const SITE_SETTINGS: Call<{ reply: SiteSettings }> = {
  name: "siteSettings",
  method: "GET",
  path: "/api/site",
  summary: "Public settings of the site: support, test site or not, password lengths, limits, blank templates.",
  policy: { kind: "public" },
  reply: siteSettingsSchema,
};

/** @spec P §3 "Lookup lists used by the form", "Country list" */
export const LISTS: Call<{ reply: Lists }> = {
  name: "lists",
  method: "GET",
  path: "/api/lists",
  summary: "Lists of choices: numbers and codes with their names, such as market segments and countries.",
  policy: { kind: "public" },
  reply: listsSchema,
};

/** @spec P §7 "Blank Excel templates are static files" */
export const DOWNLOAD_TEMPLATE: Call<{ params: { readonly fileName: string }; reply: unknown }> = {
  name: "downloadTemplate",
  method: "GET",
  path: "/assets/templates/{fileName}",
  summary: "Blank workbook to fill in. The settings of the site list the available workbooks.",
  policy: { kind: "public" },
  params: z.strictObject({ fileName: z.string().check(z.regex(/^[a-z0-9.-]{1,60}\.xlsx$/)) }),
  reply: {
    kind: "bytes",
    contentTypes: [XLSX],
  } satisfies Bytes,
};

export const SITE_CALLS: CallGroup = { area: "Site and help", calls: [SITE_SETTINGS, LISTS, DOWNLOAD_TEMPLATE] };

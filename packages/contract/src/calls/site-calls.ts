import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { strictObject } from "../schemas/readonly-types.js";
import { listsSchema, siteSettingsSchema, siteSetupSchema, testMessageSchema } from "../schemas/site.js";
import { call, type Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { XLSX } from "./content-types.js";

/** Settings for screens before sign-in. Ours. @spec P §9 "Support contact" */
export const SITE_SETTINGS = call({
  name: "siteSettings",
  method: "GET",
  path: "/api/site",
  summary: "Public settings of the site: support, test site or not, password lengths, limits, blank templates.",
  policy: { kind: "public" },
  reply: siteSettingsSchema,
});

const administers: Policy = { kind: "group", permissions: [GroupPermission.Administer] };

/** Settings that a new site needs. Ours. */
export const SITE_SETUP = call({
  name: "siteSetup",
  method: "GET",
  path: "/api/site/setup",
  summary: "Delivery of email and support address of the site, for administrators.",
  policy: administers,
  reply: siteSetupSchema,
});

/** Ours: an administrator checks the settings of the mail server. */
export const SEND_TEST_MESSAGE = call({
  name: "sendTestMessage",
  method: "POST",
  path: "/api/site/test-message",
  summary: "Sends a test message to the address of the caller, and tells if the mail server accepted the message.",
  policy: administers,
  reply: testMessageSchema,
});

/** @spec P §3 "Lookup lists used by the form", "Country list" */
export const LISTS = call({
  name: "lists",
  method: "GET",
  path: "/api/lists",
  summary: "Lists of choices: numbers and codes with their names, such as market segments and countries.",
  policy: { kind: "public" },
  reply: listsSchema,
});

/** @spec P §7 "Blank Excel templates are static files" */
export const DOWNLOAD_TEMPLATE = call({
  name: "downloadTemplate",
  method: "GET",
  path: "/assets/templates/{fileName}",
  summary: "Blank workbook to fill in. The settings of the site list the available workbooks.",
  policy: { kind: "public" },
  params: strictObject({ fileName: z.string().check(z.regex(/^[a-z0-9.-]{1,60}\.xlsx$/)) }),
  reply: {
    kind: "bytes",
    contentTypes: [XLSX],
  },
});

export const SITE_CALLS: CallGroup = {
  area: "Site and help",
  calls: [SITE_SETTINGS, SITE_SETUP, SEND_TEST_MESSAGE, LISTS, DOWNLOAD_TEMPLATE],
};

import { DOWNLOAD_TEMPLATE, LISTS, SITE_SETTINGS } from "@epb/contract";
import { LISTS_OF_OPTIONS } from "../../features/site/lists.js";
import { siteSettings } from "../../features/site/site-settings.js";
import { downloadTemplate } from "../../features/site/templates.js";
import { fileRoute, jsonRoute, type Route } from "../../http/route.js";

export const SITE_ROUTES: readonly Route[] = [
  jsonRoute(SITE_SETTINGS, async (_, { config }) => siteSettings(config)),
  jsonRoute(LISTS, async () => LISTS_OF_OPTIONS),
  fileRoute(DOWNLOAD_TEMPLATE, async ({ params }, services) => downloadTemplate(params.fileName, services)),
];

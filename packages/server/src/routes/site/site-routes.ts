import { DOWNLOAD_TEMPLATE, LISTS, SITE_SETTINGS } from "@epb/contract";
import { LISTS_OF_OPTIONS } from "../../features/site/lists.js";
import { siteSettings } from "../../features/site/site-settings.js";
import { downloadTemplate } from "../../features/site/templates.js";
import { type Route, route } from "../../http/route.js";

export const SITE_ROUTES: readonly Route[] = [
  route(SITE_SETTINGS, async (_, { config }) => siteSettings(config)),
  route(LISTS, async () => LISTS_OF_OPTIONS),
  route(DOWNLOAD_TEMPLATE, async ({ params }, services) => downloadTemplate(params.fileName, services)),
];

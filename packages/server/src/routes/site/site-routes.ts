import { DOWNLOAD_TEMPLATE, LISTS, SITE_SETTINGS } from "@epb/contract";
import { type Route, route } from "../../routing/route.js";
import { LISTS_OF_OPTIONS } from "../../site/lists.js";
import { siteSettings } from "../../site/site-settings.js";
import { downloadTemplate } from "../../site/templates.js";

export const SITE_ROUTES: readonly Route[] = [
  route(SITE_SETTINGS, async (_, { config }) => siteSettings(config)),
  route(LISTS, async () => LISTS_OF_OPTIONS),
  route(DOWNLOAD_TEMPLATE, async ({ params }, services) => downloadTemplate(params.fileName, services)),
];

import { DOWNLOAD_TEMPLATE, LISTS, SEND_TEST_MESSAGE, SITE_SETTINGS, SITE_SETUP } from "@epb/contract";
import { LISTS_OF_OPTIONS } from "../../features/site/lists.js";
import { sendTestMessage } from "../../features/site/send-test-message.js";
import { siteSettings, siteSetup } from "../../features/site/site-settings.js";
import { downloadTemplate } from "../../features/site/templates.js";
import { fileRoute, jsonRoute, type Route, requireCaller } from "../../http/route.js";

export const SITE_ROUTES: readonly Route[] = [
  jsonRoute(SITE_SETTINGS, async (_, { config }) => siteSettings(config)),
  jsonRoute(SITE_SETUP, async (_, { config }) => siteSetup(config)),
  jsonRoute(SEND_TEST_MESSAGE, async (request, services) =>
    sendTestMessage(requireCaller(request).user.document, services),
  ),
  jsonRoute(LISTS, async () => LISTS_OF_OPTIONS),
  fileRoute(DOWNLOAD_TEMPLATE, async ({ params }, services) => downloadTemplate(params.fileName, services)),
];

import { API_PAGE, CALL_GROUPS, OPEN_API } from "@epb/contract";
import type { ServerConfig } from "../../base/server-config.js";
import { fileRoute, type Route } from "../../http/route.js";
import { openApiDocument } from "../../openapi/open-api-document.js";
import { PAGE_SECURITY_POLICY } from "../../openapi/page-style.js";
import { referencePage } from "../../openapi/reference-page.js";

/** Neither changes while a server runs, and both are some work to make. */
const documents = new WeakMap<ServerConfig, string>();
let page: string | undefined;

export const DOCUMENTATION_ROUTES: readonly Route[] = [
  fileRoute(OPEN_API, async (_, { config }) => {
    const content = documents.get(config) ?? JSON.stringify(openApiDocument(CALL_GROUPS, config), undefined, 2);
    documents.set(config, content);
    return { content, contentType: "application/json; charset=utf-8" };
  }),
  fileRoute(API_PAGE, async ({ setHeader }) => {
    page ??= referencePage(CALL_GROUPS);
    setHeader("Content-Security-Policy", PAGE_SECURITY_POLICY);
    return { content: page, contentType: "text/html; charset=utf-8" };
  }),
];

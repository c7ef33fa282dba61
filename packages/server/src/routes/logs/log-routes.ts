import { READ_AUDIT_LOG, READ_ERROR_LOG, WRITE_APP_LOG, WRITE_ERROR_LOG } from "@epb/contract";
import { readErrorLog, writeAppLog, writeErrorLog } from "../../features/logs/log-commands.js";
import { readAuditLog } from "../../features/logs/read-audit-log.js";
import { jsonRoute, type Route, requireCaller } from "../../http/route.js";

export const LOG_ROUTES: readonly Route[] = [
  jsonRoute(WRITE_APP_LOG, async ({ body, address, caller }, services) => {
    const account = caller?.user.document.id;
    await services.limits.take("appLog", { address, ...(account !== undefined && { account }) });
    writeAppLog(body, services);
  }),
  jsonRoute(WRITE_ERROR_LOG, async (request, services) => {
    const caller = requireCaller(request);
    await services.limits.take("errorLog", { address: request.address, account: caller.user.document.id });
    await writeErrorLog(request.body, caller, services);
  }),
  jsonRoute(READ_ERROR_LOG, async ({ query }, services) => readErrorLog(query, services)),
  jsonRoute(READ_AUDIT_LOG, async ({ query }, services) => readAuditLog(query, services)),
];

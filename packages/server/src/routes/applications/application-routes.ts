import { APPLICATION_CALLS, ApplicationKind } from "@epb/contract";
import { addFile, readFile, removeFile } from "../../features/applications/application-files.js";
import type { ApplicationRequest } from "../../features/applications/application-request.js";
import { createApplication, recertify, removeDraft, saveDraft } from "../../features/applications/draft-commands.js";
import { listApplications } from "../../features/applications/list-applications.js";
import { openApplication } from "../../features/applications/open-application.js";
import { presentApplication, presentFile } from "../../features/applications/present-application.js";
import {
  commentOnApplication,
  decideApplication,
  returnApplication,
  submitApplication,
  withdrawApplication,
} from "../../features/applications/process-commands.js";
import { type CallRequest, fileRoute, jsonRoute, type Route, requireCaller, uploadRoute } from "../../http/route.js";

type WithId = Pick<CallRequest<{ readonly params: { readonly id: string } }>, "params" | "caller">;

/** The same routes for either kind. */
function applicationRoutes(kind: ApplicationKind): readonly Route[] {
  const calls = APPLICATION_CALLS[kind];
  const asked = (request: WithId): ApplicationRequest => ({
    kind,
    id: request.params.id,
    caller: requireCaller(request),
  });
  return [
    jsonRoute(calls.list, async (request, services) =>
      listApplications(kind, request.query, requireCaller(request), services),
    ),
    jsonRoute(calls.create, async (request, services) => {
      const caller = requireCaller(request);
      return presentApplication(await createApplication(kind, request.body.form, caller, services), caller);
    }),
    jsonRoute(calls.get, async (request, { store }) => {
      const of = asked(request);
      return presentApplication(await openApplication("view", of, store), of.caller);
    }),
    jsonRoute(calls.save, async (request, services) => {
      const of = asked(request);
      return presentApplication(await saveDraft(of, request.body, services), of.caller);
    }),
    jsonRoute(calls.remove, async (request, services) => removeDraft(asked(request), services)),
    uploadRoute(calls.addFile, async (request, services) =>
      presentFile(await addFile(asked(request), request.query.fileName, request.receive, services)),
    ),
    fileRoute(calls.getFile, async (request, services) => readFile(asked(request), request.params.fileId, services)),
    jsonRoute(calls.removeFile, async (request, services) =>
      removeFile(asked(request), request.params.fileId, services),
    ),
    jsonRoute(calls.submit, async (request, services) => {
      const of = asked(request);
      return presentApplication(await submitApplication(of, services), of.caller);
    }),
    jsonRoute(calls.withdraw, async (request, services) => {
      const of = asked(request);
      return presentApplication(await withdrawApplication(of, services), of.caller);
    }),
    ...(calls.recertify === undefined
      ? []
      : [
          jsonRoute(calls.recertify, async (request, services) => {
            const of = asked(request);
            return presentApplication(await recertify(of, services), of.caller);
          }),
        ]),
    jsonRoute(calls.comment, async (request, services) => {
      const of = asked(request);
      return presentApplication(await commentOnApplication(of, request.body.text, services), of.caller);
    }),
    jsonRoute(calls.return, async (request, services) => {
      const of = asked(request);
      return presentApplication(await returnApplication(of, request.body.note, services), of.caller);
    }),
    jsonRoute(calls.decide, async (request, services) => {
      const of = asked(request);
      return presentApplication(await decideApplication(of, request.body, services), of.caller);
    }),
  ];
}

export const APPLICATION_ROUTES: readonly Route[] = Object.values(ApplicationKind).flatMap(applicationRoutes);

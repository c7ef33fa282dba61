import { type KeptFindings, ProjectAction, type UploadFinding } from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { PROJECT_FINDINGS, placeText, presentFindings, writeFindings } from "./kept-findings.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";
import { requireActionOn } from "./require-project-action.js";
import { recordProject } from "./write-project.js";

/** Accepts a finding without a correction. @throws ApiError 404; 409 for an accepted finding */
export async function acceptFinding(
  id: string,
  { findingId, reason }: { readonly findingId: string; readonly reason: string },
  caller: SignedInUser,
  services: ProjectServices,
): Promise<KeptFindings> {
  await services.store.transact(async (transaction) => {
    const entry = requireActionOn(await transaction.get(PROJECT_ENTRIES, id), ProjectAction.Edit, caller);
    const stored = await transaction.get(PROJECT_FINDINGS, id);
    const finding = stored?.document.findings.find((one) => one.id === findingId);
    if (stored === undefined || finding === undefined) throw notFound("The finding");
    if (finding.accepted !== undefined) {
      throw new ApiError(409, "finding/accepted", "The finding is already accepted.");
    }
    const userId = caller.user.document.id;
    const accepted = { reason, at: services.now().toISOString(), userId };
    const findings = stored.document.findings.map((one) => (one.id === findingId ? { ...one, accepted } : one));
    const open = await writeFindings(transaction, { ...stored.document, findings });
    await transaction.update(PROJECT_ENTRIES, { ...entry.document, openFindings: open }, entry.revision);
    const step = { text: reason, finding: findingText(finding) };
    await recordProject(transaction, { action: "project.finding-accepted", id, step }, userId, services);
  });
  return presentFindings(id, services.store);
}

/** Place and message: `Financing C7: The cell holds text where a number belongs.` */
function findingText(finding: UploadFinding): string {
  const where = placeText(finding);
  return where === "" ? finding.message : `${where}: ${finding.message}`;
}

import { type KeptFindings, UPLOAD_SECTIONS, type UploadFinding, type UsedProfile } from "@epb/contract";
import { type Project, valueAtPath } from "@epb/engine";
import { sectionOf } from "@epb/engine/compare";
import type { Collection, Identified } from "../../store/collection.js";
import type { Reader, Transaction } from "../../store/store.js";
import { userNames } from "../accounts/user-names.js";
import type { OpenFindings } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";

/** A finding of an uploaded workbook, with the reason for accepting it. */
interface StoredFinding extends UploadFinding {
  readonly id: string;
  /** Set if the input is unknown: the calculation reports and counts it as well. */
  readonly isUnknown?: true;
  readonly accepted?: { readonly reason: string; readonly at: string; readonly userId: string };
}

/** Open findings from uploads of a project. Its id is that of the project. */
export interface ProjectFindings extends Identified {
  /** Name of the latest uploaded workbook. */
  readonly fileName: string;
  /** The mapping profile that read this workbook. */
  readonly profile?: UsedProfile;
  readonly findings: readonly StoredFinding[];
}

export const PROJECT_FINDINGS: Collection<ProjectFindings> = { name: "projectFindings", columns: {} };

/** Findings of an upload, and its sections. */
export interface UploadedFindings {
  readonly fileName: string;
  readonly profile?: UsedProfile;
  readonly findings: readonly UploadFinding[];
  /** Sections that the upload replaced; all sections if absent. */
  readonly sections?: readonly string[];
}

/**
 * Stores the findings of an upload; they replace those of the same sections.
 *
 * @param project - The project after the upload.
 * @returns Number of open findings.
 */
export async function keepFindings(
  transaction: Transaction,
  { record: { id: projectId = "" }, unknownInputs = [] }: Project,
  { fileName, profile, findings, sections }: UploadedFindings,
  { random }: Pick<ProjectServices, "random">,
): Promise<OpenFindings> {
  const isTaken = ({ at }: UploadFinding): boolean =>
    sections === undefined ||
    at === undefined ||
    sections.includes(sectionOf(at)) ||
    !UPLOAD_SECTIONS.includes(sectionOf(at));
  const before = await transaction.get(PROJECT_FINDINGS, projectId);
  const others = (before?.document.findings ?? []).filter((finding) => !isTaken(finding));
  // Findings of the calculation are not stored: every save finds them again.
  const own = findings.filter((finding) => finding.section === undefined && isTaken(finding));
  const kept = own.map((finding): StoredFinding => {
    const isUnknown = finding.at !== undefined && unknownInputs.includes(finding.at);
    return { ...finding, id: random.uuid(), ...(isUnknown && { isUnknown }) };
  });
  return writeFindings(transaction, {
    id: projectId,
    fileName,
    ...(profile !== undefined && { profile }),
    findings: [...others, ...kept],
  });
}

/** Deletes findings whose inputs have changed. @returns Number of open findings; undefined without an upload. */
export async function settleFindings(
  transaction: Transaction,
  before: Project,
  after: Project,
): Promise<OpenFindings | undefined> {
  const stored = await transaction.get(PROJECT_FINDINGS, before.record.id ?? "");
  if (stored === undefined) return undefined;
  const { document } = stored;
  const open = document.findings.filter(({ at }) => at === undefined || !isChanged(at, before, after));
  return open.length === document.findings.length
    ? openFindings(document.findings)
    : writeFindings(transaction, { ...document, findings: open });
}

/** True if an input has another value, or is now known. */
function isChanged(at: string, before: Project, after: Project): boolean {
  const wasUnknown = before.unknownInputs?.includes(at) === true;
  if (wasUnknown && after.unknownInputs?.includes(at) !== true) return true;
  const [old, now] = [before, after].map((project) => JSON.stringify(valueAt(project, at)));
  return old !== now;
}

const valueAt = (project: Project, at: string): unknown =>
  /^(?:record|accreditation|calculatedValues)\./.test(at) ? valueAtPath(project, at) : valueAtPath(project.data, at);

export async function writeFindings(transaction: Transaction, document: ProjectFindings): Promise<OpenFindings> {
  const before = await transaction.get(PROJECT_FINDINGS, document.id);
  if (before === undefined) await transaction.insert(PROJECT_FINDINGS, document);
  else await transaction.update(PROJECT_FINDINGS, document, before.revision);
  return openFindings(document.findings);
}

function openFindings(findings: readonly StoredFinding[]): OpenFindings {
  const open = findings.filter(isOpen);
  const errors = open.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: open.length - errors };
}

/** Errors that are neither corrected nor accepted, except those that the calculation counts. */
export async function openErrors(
  projectId: string,
  reader: Reader,
): Promise<readonly { readonly error: string; readonly code: string; readonly message: string }[]> {
  const stored = await reader.get(PROJECT_FINDINGS, projectId);
  return (stored?.document.findings ?? [])
    .filter((finding) => finding.severity === "error" && isOpen(finding))
    .map(({ id, code, message }) => ({ error: id, code, message }));
}

const isOpen = ({ accepted, isUnknown }: StoredFinding): boolean => accepted === undefined && isUnknown !== true;

/** Deletes the findings of a deleted project. */
export async function removeFindings(transaction: Transaction, projectId: string): Promise<void> {
  const stored = await transaction.get(PROJECT_FINDINGS, projectId);
  if (stored !== undefined) await transaction.remove(PROJECT_FINDINGS, projectId, stored.revision);
}

/** Findings as clients see them. */
export async function presentFindings(projectId: string, reader: Reader): Promise<KeptFindings> {
  const stored = await reader.get(PROJECT_FINDINGS, projectId);
  if (stored === undefined) return { items: [] };
  const { fileName, profile, findings } = stored.document;
  const nameOf = await userNames(
    findings.flatMap(({ accepted }) => accepted?.userId ?? []),
    reader,
  );
  const items = findings.map(({ accepted, isUnknown: _, ...finding }) => {
    if (accepted === undefined) return finding;
    const { reason, at, userId } = accepted;
    return { ...finding, accepted: { reason, at, by: { id: userId, name: nameOf(userId) } } };
  });
  return { fileName, ...(profile !== undefined && { profile }), items };
}

/** Sheet and cell: `Financing C7`; blank for a finding about the whole workbook. */
export const placeText = ({ place }: UploadFinding): string =>
  place === undefined ? "" : [place.sheet, place.address].filter((part) => part !== undefined).join(" ");

import { type KeptFindings, UPLOAD_SECTIONS, type UploadFinding } from "@epb/contract";
import { type Project, valueAtPath } from "@epb/engine";
import { sectionOf } from "@epb/engine/compare";
import type { Collection, Identified } from "../../store/collection.js";
import type { Reader, Transaction } from "../../store/store.js";
import { userNames } from "../accounts/user-names.js";
import type { OpenFindings } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";

/** A finding of an uploaded workbook, with why it may stay. */
interface StoredFinding extends UploadFinding {
  readonly id: string;
  /** Its input is unknown, which the calculation finds and counts as well. */
  readonly isUnknown?: true;
  readonly accepted?: { readonly reason: string; readonly at: string; readonly userId: string };
}

/** Findings of the uploads of a project that are not corrected yet. Its id is that of the project. */
export interface ProjectFindings extends Identified {
  /** Of the workbook that was uploaded last. */
  readonly fileName: string;
  readonly findings: readonly StoredFinding[];
}

export const PROJECT_FINDINGS: Collection<ProjectFindings> = { name: "projectFindings", columns: {} };

/** What an upload found, and the sections that it took. */
export interface UploadedFindings {
  readonly fileName: string;
  readonly findings: readonly UploadFinding[];
  /** All of them without it. */
  readonly sections?: readonly string[];
}

/**
 * Keeps the findings of an upload in the place of those of the sections that it took.
 *
 * @param project - After the upload.
 * @returns How many are open.
 */
export async function keepFindings(
  transaction: Transaction,
  { record: { id: projectId = "" }, unknownInputs = [] }: Project,
  { fileName, findings, sections }: UploadedFindings,
  { random }: Pick<ProjectServices, "random">,
): Promise<OpenFindings> {
  const isTaken = ({ at }: UploadFinding): boolean =>
    sections === undefined ||
    at === undefined ||
    sections.includes(sectionOf(at)) ||
    !UPLOAD_SECTIONS.includes(sectionOf(at));
  const before = await transaction.get(PROJECT_FINDINGS, projectId);
  const others = (before?.document.findings ?? []).filter((finding) => !isTaken(finding));
  // What the calculation finds is found again at every save.
  const own = findings.filter((finding) => finding.section === undefined && isTaken(finding));
  const kept = own.map((finding): StoredFinding => {
    const isUnknown = finding.at !== undefined && unknownInputs.includes(finding.at);
    return { ...finding, id: random.uuid(), ...(isUnknown && { isUnknown }) };
  });
  return writeFindings(transaction, { id: projectId, fileName, findings: [...others, ...kept] });
}

/** Forgets findings whose inputs have changed. @returns How many are open; undefined where nothing was uploaded. */
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

/** Whether an input has another value, or is known now. */
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

/** Errors that are neither corrected nor accepted, apart from those that the calculation counts. */
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

/** Forgets the findings of a project that is deleted. */
export async function removeFindings(transaction: Transaction, projectId: string): Promise<void> {
  const stored = await transaction.get(PROJECT_FINDINGS, projectId);
  if (stored !== undefined) await transaction.remove(PROJECT_FINDINGS, projectId, stored.revision);
}

/** Findings as clients see them. */
export async function presentFindings(projectId: string, reader: Reader): Promise<KeptFindings> {
  const stored = await reader.get(PROJECT_FINDINGS, projectId);
  if (stored === undefined) return { items: [] };
  const { fileName, findings } = stored.document;
  const nameOf = await userNames(
    findings.flatMap(({ accepted }) => accepted?.userId ?? []),
    reader,
  );
  const items = findings.map(({ accepted, isUnknown: _, ...finding }) => {
    if (accepted === undefined) return finding;
    const { reason, at, userId } = accepted;
    return { ...finding, accepted: { reason, at, by: { id: userId, name: nameOf(userId) } } };
  });
  return { fileName, items };
}

/** Sheet and cell: `Financing C7`; blank where a finding is about the whole workbook. */
export const placeText = ({ place }: UploadFinding): string =>
  place === undefined ? "" : [place.sheet, place.address].filter((part) => part !== undefined).join(" ");

import { MESSAGES, type UploadFinding } from "@epb/contract";
import {
  MEASUREMENT_VERSION_LABELS,
  type MeasurementVersion,
  type Project,
  ProjectStatus,
  parseProject,
} from "@epb/engine";
import { KNOWN_TEMPLATES, type TemplateManifest } from "@epb/workbook";
import { withSupportContact } from "@epb/workbook/diagnostics";
import { ApiError } from "../../base/api-error.js";
import type { UploadContents } from "../../workers/upload-reader.js";
import type { ProjectServices } from "./project-services.js";

/** Contents of a workbook that was made from one of the templates. */
export interface UploadedWorkbook {
  /** Its name comes from the workbook or, if blank, from the file. */
  readonly project: Project;
  readonly findings: readonly UploadFinding[];
  readonly manifest: TemplateManifest;
  /** M&V version of the template, if known. */
  readonly mvVersion?: MeasurementVersion;
}

/**
 * The project of an uploaded workbook, and every finding in it.
 *
 * @param contents - What was read of the workbook.
 * @param fileName - Of the workbook.
 * @throws ApiError 400 `upload/not-a-template` with findings
 * @spec C §8 "Upload error"
 */
export function uploadedWorkbook(
  contents: UploadContents,
  fileName: string,
  services: ProjectServices,
): UploadedWorkbook {
  const findings = contents.findings.map((finding) => withContact(finding, services));
  const project = requireTemplate(contents, findings, services);
  const mvVersion = versionOf(contents);
  return {
    project: { ...project, record: { ...project.record, name: nameOf(project, fileName) } },
    findings,
    manifest: manifestOf(contents),
    ...(mvVersion !== undefined && { mvVersion }),
  };
}

/** Findings about the whole file: it is not one of our templates. */
const NOT_A_TEMPLATE: readonly string[] = ["template/not-ours", "template/savings-field-unknown"];

/** @spec C §8 "savings category and unit pair has"; C §5 "Other-savings category and unit pair" */
function requireTemplate(
  { project }: UploadContents,
  findings: readonly UploadFinding[],
  { config }: ProjectServices,
): Project {
  const refusal = new ApiError(400, "upload/not-a-template", MESSAGES.invalidTemplate(config.supportEmail), {
    issues: findings.map(withProfileAdvice),
  });
  if (project === undefined || findings.some(({ name }) => NOT_A_TEMPLATE.includes(name))) throw refusal;
  const record = { ...(project["record"] as object), status: ProjectStatus.Pending };
  const parsed = parseProject({ ...project, record });
  if (!parsed.ok) throw refusal;
  return parsed.value;
}

const withContact = (finding: UploadFinding, { config }: ProjectServices): UploadFinding => ({
  ...finding,
  message: withSupportContact(finding.message, config.supportEmail),
});

/** Adds the next step for a form that no mapping profile reads. */
const withProfileAdvice = (finding: UploadFinding): UploadFinding =>
  finding.name === "template/not-ours"
    ? {
        ...finding,
        advice: `${finding.advice} For a form of your organization, an administrator can import a mapping profile.`,
      }
    : finding;

/** The name in the workbook; else that of the file. */
function nameOf({ record }: Project, fileName: string): string {
  return record.name.trim() === "" ? fileName.replace(/\.(?:xlsx|ods|xls|csv)$/i, "") : record.name;
}

/** Manifest of the workbook's template, which lists its cells. */
function manifestOf({ template }: UploadContents): TemplateManifest {
  const found = KNOWN_TEMPLATES.find(({ kind, version }) => kind === template?.kind && version === template.version);
  if (found === undefined) throw new Error(`no template ${template?.kind ?? ""} ${template?.version ?? ""} is known`);
  return found;
}

/** M&V version of a template, if known. @spec C §3 "M&V versions: 36 ids" */
function versionOf({ template }: UploadContents): MeasurementVersion | undefined {
  const found = Object.entries(MEASUREMENT_VERSION_LABELS).find(([, label]) => label === template?.version);
  return found === undefined ? undefined : (Number(found[0]) as MeasurementVersion);
}

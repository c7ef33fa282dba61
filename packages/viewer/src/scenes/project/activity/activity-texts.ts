import type { ProjectStep } from "@epb/contract";
import { NOTE_TYPE_LABELS, type NoteType, PROJECT_ACCESS_ROLE_LABELS, type ProjectAccessRole } from "@epb/engine";

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const ACTIVITY_TEXTS = {
  title: "Activity",
  latest: "Latest activity",
  all: "All activity",
  none: "No activity is on record. Earlier versions of this program did not record activity.",
  server: "The server",
  effect: "Effect",
  fromTo: (label: string, before: string, after: string): string => `${label}: from ${before} to ${after}`,
  noLonger: (label: string, before: string): string => `${label}: was ${before}, no longer shown`,
  whatChanged: (revision: number): string => `What changed in revision ${revision}`,
} as const;

const roleOf = ({ roleId }: ProjectStep): string =>
  roleId === undefined ? "" : ` as ${PROJECT_ACCESS_ROLE_LABELS[roleId as ProjectAccessRole]}`;

const noteOf = ({ noteType }: ProjectStep): string =>
  noteType === undefined ? "" : NOTE_TYPE_LABELS[noteType as NoteType];

function changed({ inputs }: ProjectStep): string {
  if (inputs === undefined) return "saved the project";
  const { count, labels } = inputs;
  const rest = count > labels.length ? ", and more" : "";
  return `changed ${counted(count, "input")}: ${labels.join(", ")}${rest}`;
}

/** The mapping profile that read a workbook. */
const readWith = ({ profile }: ProjectStep): string =>
  profile === undefined ? "" : ` with the profile ${profile.name}, version ${profile.version}`;

function uploaded(step: ProjectStep): string {
  const { fileName = "", findings } = step;
  if (findings === undefined) return `uploaded ${fileName}`;
  const found = `${counted(findings.errors, "error")}, ${counted(findings.warnings, "warning")}`;
  return `uploaded ${fileName}${readWith(step)} (${found})`;
}

const STEPS: { readonly [Action in ProjectStep["action"]]: (step: ProjectStep) => string } = {
  "access.accepted": (step) => `accepted the invitation${roleOf(step)}`,
  "access.granted": (step) => `gave ${step.person} access${roleOf(step)}`,
  "access.handed-over": (step) => `gave ${step.person} the role of ${step.previousPerson}${roleOf(step)}`,
  "access.invited": (step) => `invited ${step.person}${roleOf(step)}`,
  "access.invited-again": (step) => `sent ${step.person} the invitation again`,
  "access.removed": (step) => `removed access for ${step.person}`,
  "access.shared": ({ organization }) => `let the organization ${organization} view the project`,
  "access.unshared": ({ organization }) => `ended the access of the organization ${organization}`,
  "mv.approved": ({ year }) => `approved M&V year ${year}`,
  "mv.returned": ({ year }) => `returned M&V year ${year}`,
  "mv.submitted": ({ year }) => `submitted M&V year ${year}`,
  "mv.written": ({ year }) => `entered M&V year ${year}`,
  "project.approved": () => "approved the project",
  "project.changed": changed,
  "project.created": (step) =>
    `created the project${step.fileName === undefined ? "" : ` from ${step.fileName}`}${readWith(step)}`,
  "project.file-added": ({ fileName }) => `added the file ${fileName}`,
  "project.file-removed": ({ fileName }) => `removed the file ${fileName}`,
  "project.finding-accepted": ({ finding }) => `accepted the finding “${finding}”`,
  "project.note-written": (step) => `${step.text === "" ? "removed" : "wrote"} the note “${noteOf(step)}”`,
  "project.recalculated": ({ engine }) =>
    engine === undefined
      ? "recalculated the project"
      : `recalculated the project with calculation version ${engine.to} (before: ${engine.from})`,
  "project.reopened": () => "reopened the project",
  "project.restored": ({ restored }) => `restored revision ${restored}`,
  "project.returned": () => "returned the project to the ESCO",
  "project.scenario-removed": ({ scenario }) => `deleted the scenario “${scenario}”`,
  "project.scenario-saved": ({ scenario }) => `saved the scenario “${scenario}”`,
  "project.submitted": () => "submitted the project to the customer",
  "project.uploaded": uploaded,
};

/** Text for a step, after the person's name: `returned the project to the ESCO`. */
export const stepText = (step: ProjectStep): string => STEPS[step.action](step);

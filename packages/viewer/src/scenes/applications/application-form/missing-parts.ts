import {
  type ApplicationForm,
  type ApplicationKind,
  type ProjectToSubmit,
  type SubmissionProblem,
  submissionProblems,
} from "@epb/contract";

/** What is missing, at the fields of the form and at each of its projects. */
export interface MissingParts {
  readonly all: readonly SubmissionProblem[];
  /** By the place of the project among those that are linked. */
  ofProject(index: number): readonly SubmissionProblem[];
}

/** What would keep the form from being submitted. Of a project that has not arrived nothing is said. */
export function missingParts(
  kind: ApplicationKind,
  form: ApplicationForm,
  projects: readonly (ProjectToSubmit | undefined)[],
): MissingParts {
  // Places stay those of the form: projects that have not arrived keep theirs.
  const known = projects.map((project) => project ?? { name: "" });
  const all = submissionProblems(kind, form, known).filter(({ at }) => {
    const index = projectIndex(at);
    return index === undefined || projects[index] !== undefined;
  });
  return { all, ofProject: (index) => all.filter(({ at }) => projectIndex(at) === index) };
}

/** Which project a problem is about: `projects.2.accreditation.facilityType`. */
function projectIndex(at: string): number | undefined {
  const [, index] = /^projects\.(\d+)\./.exec(at) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** Where the field of a problem is on the screen. */
export const fieldIdOf = (at: string): string => {
  const index = projectIndex(at);
  if (index !== undefined) return `linked-${index}`;
  return at.startsWith("form.projectIds") ? "form.projectIds" : at;
};

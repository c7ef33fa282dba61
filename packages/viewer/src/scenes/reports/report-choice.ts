import { ProjectType } from "@epb/engine";

/** Selected report, from the URL. */
export interface ReportChoice {
  readonly report: string | undefined;
  readonly projectId: string | undefined;
  /** Only projects of one edition; all without it. */
  readonly projectType: ProjectType | undefined;
}

const EDITIONS: Readonly<Record<string, ProjectType>> = { epb: ProjectType.Epb, epx: ProjectType.Epx };

export function reportChoice(search: URLSearchParams): ReportChoice {
  return {
    report: search.get("report") ?? undefined,
    projectId: search.get("project") ?? undefined,
    projectType: EDITIONS[search.get("edition") ?? ""],
  };
}

export function searchOfChoice({ report, projectId, projectType }: ReportChoice): URLSearchParams {
  const edition = Object.entries(EDITIONS).find(([, type]) => type === projectType)?.[0];
  const entries = { report, project: projectId, edition };
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

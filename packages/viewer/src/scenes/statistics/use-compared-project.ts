import { GET_PROJECT, PROJECT_BENCHMARKS, type ProjectBenchmarks, type ProjectJson } from "@epb/contract";
import type { ApiFailure } from "../../api/api-failure.js";
import { useCall } from "../../calls/use-call.js";

/** A project that measures are compared with. */
export interface ComparedProject {
  /** Undefined until a project is selected and its name is loaded. */
  readonly name: string | undefined;
  readonly benchmarks: ProjectBenchmarks | undefined;
  readonly error: ApiFailure | null;
  readonly isLoading: boolean;
}

function nameOf(project: ProjectJson | undefined): string | undefined {
  const record = project?.["record"] as { readonly name?: unknown } | undefined;
  return typeof record?.name === "string" ? record.name : undefined;
}

/** The project of an address and its work. @param id - Empty where none is chosen. */
export function useComparedProject(id: string): ComparedProject {
  const input = { params: { id } };
  const isEnabled = /^[0-9a-f-]{36}$/.test(id);
  const project = useCall(GET_PROJECT, input, { isEnabled });
  const benchmarks = useCall(PROJECT_BENCHMARKS, input, { isEnabled });
  return {
    name: isEnabled ? nameOf(project.data) : undefined,
    benchmarks: isEnabled ? benchmarks.data : undefined,
    error: isEnabled ? (project.error ?? benchmarks.error) : null,
    isLoading: isEnabled && (project.isPending || benchmarks.isPending) && project.error === null,
  };
}

import { ProjectAction } from "../projects/project-permissions.js";
import { projectBenchmarksSchema } from "../schemas/statistics.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { projectPathSchema } from "./project-calls.js";

/** One's own measures among the benchmarks. Ours. */
export const PROJECT_BENCHMARKS = call({
  name: "projectBenchmarks",
  method: "GET",
  path: "/api/project/{id}/benchmarks",
  summary: "Costs of the measures of a project, compared with the benchmarks of their technology, segment, and size.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: projectBenchmarksSchema,
});

export const PROJECT_BENCHMARK_CALLS: CallGroup = { area: "Projects", calls: [PROJECT_BENCHMARKS] };

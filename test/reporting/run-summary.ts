import { relative } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type {} from "../testing/provided-context.js";

const SLOWEST = 20;
/** Number of lines of an error message to print again. */
const ERROR_LINES = 12;

/** Prints, at the end of a run, the time of each project, the slowest files, and every failure with its evidence. */
export class RunSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = [...projectLines(modules), "", ...slowestLines(modules), ...failureLines(modules)];
    process.stdout.write(`\n${lines.join("\n")}\n`);
  }
}

/** Time of a worker for a file in ms: environment, imports, hooks, and tests. */
function millisecondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;

function projectLines(modules: readonly TestModule[]): readonly string[] {
  const names = [...new Set(modules.map(({ project }) => project.name))];
  const rows = names.map((name) => {
    const files = modules.filter(({ project }) => project.name === name);
    const time = files.reduce((sum, file) => sum + millisecondsOf(file), 0);
    const tests = files.reduce((sum, file) => sum + [...file.children.allTests()].length, 0);
    return `${seconds(time)}  ${name}: ${tests} tests in ${files.length} files`;
  });
  return ["Time by project, added up over the workers", ...rows];
}

function slowestLines(modules: readonly TestModule[]): readonly string[] {
  const timed = modules.map((module) => ({ module, time: millisecondsOf(module) }));
  const slowest = timed.sort((one, other) => other.time - one.time).slice(0, SLOWEST);
  return [
    `Slowest ${slowest.length} files`,
    ...slowest.map(({ module, time }) => `${seconds(time)}  ${module.project.name}: ${module.relativeModuleId}`),
  ];
}

function failureLines(modules: readonly TestModule[]): readonly string[] {
  const failures = modules.flatMap((module) => {
    const failed = [...module.children.allTests("failed")].map(describeFailure);
    const atLoading = module
      .errors()
      .map(({ message }) => [`FAILED ${module.relativeModuleId}`, ...textLines(message)]);
    return [...failed, ...atLoading].flat();
  });
  return failures.length === 0 ? [] : ["", ...failures];
}

function describeFailure(test: TestCase): readonly string[] {
  const errors = test.result().errors ?? [];
  return [
    `FAILED ${relative(process.cwd(), test.module.moduleId)} › ${test.fullName}`,
    ...errors.flatMap(({ message }) => textLines(message)),
    ...(test.meta().evidence ?? []).map((path) => `  ${relative(process.cwd(), path)}`),
  ];
}

const textLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .slice(0, ERROR_LINES)
    .map((line) => `  ${line}`);

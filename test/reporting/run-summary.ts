import type { Reporter, TestModule } from "vitest/node";

const SLOWEST = 20;

/** Prints the time of each project and the slowest files at the end of a run. */
export class RunSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = [...projectLines(modules), "", ...slowestLines(modules)];
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

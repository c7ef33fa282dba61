import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs the projects in the order of `vitest.config.ts`, and the longest files of a project first. A worker reuses its loaded
 * modules only if the next file has the same project and environment.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Durations come from the previous run. Without one, the file size decides.
    const sorted = await super.sort(files);
    const projects = this.ctx.projects.map(({ name }) => name);
    const groups = new Map<string, TestSpecification[]>();
    for (const file of sorted) {
      const group = `${projects.indexOf(file.project.name)} ${environmentOf(file.moduleId)}`;
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    return [...groups.entries()].sort(([one], [other]) => one.localeCompare(other)).flatMap(([, group]) => group);
  }
}

/** Environment named in the first line of a test file. */
function environmentOf(path: string): string {
  return /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(path, "utf8"))?.[1] ?? "node";
}

import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs one project after the other, in the order of `vitest.config.ts`, and in each the longest files first: a worker goes on
 * with the modules it has loaded only while the next file is of the same project and environment.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // By the times of the run before; by size where there was none.
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

/** The environment that a test file asks for in its first line. */
function environmentOf(path: string): string {
  return /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(path, "utf8"))?.[1] ?? "node";
}

import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from "vitest/node";
import type {} from "../testing/provided-context.js";
import type { TestResult } from "./test-results.js";

/** Writes the results of a run as JSON, for `.ci/run` and for the repetition of failed journeys. */
export class ResultsFile implements Reporter {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const results = [...modules.flatMap(resultsOf), ...unhandled.map((error) => resultOfUnhandled(error, modules))];
    writeFileSync(this.#path, JSON.stringify(results));
  }
}

const pathOf = (file: string): string => relative(process.cwd(), file);

function resultsOf(module: TestModule): readonly TestResult[] {
  const groups = [module, ...module.children.allSuites()].flatMap(failedGroup);
  return [...groups, ...[...module.children.allTests()].map(resultOf)];
}

function resultOf(test: TestCase): TestResult {
  const { state, errors = [] } = test.result();
  return {
    project: test.project.name,
    file: pathOf(test.module.moduleId),
    name: test.fullName,
    isGroup: false,
    state: state === "pending" ? "skipped" : state,
    milliseconds: test.diagnostic()?.duration ?? 0,
    errors: errors.map(({ message }) => message),
    evidence: (test.meta().evidence ?? []).map(pathOf),
  };
}

function failedGroup(group: TestModule | TestSuite): readonly TestResult[] {
  const errors = group.errors();
  if (errors.length === 0) return [];
  const { moduleId, project } = group.type === "module" ? group : group.module;
  const name = group.type === "module" ? "" : group.fullName;
  const messages = errors.map(({ message }) => message);
  return [{ ...FAILED_GROUP, project: project.name, file: pathOf(moduleId), name, errors: messages }];
}

/** An error that no test waited for. Vitest notes the file in which it arose, if it knows it. */
function resultOfUnhandled(error: SerializedError, modules: readonly TestModule[]): TestResult {
  const path = error["VITEST_TEST_PATH"];
  const module = modules.find(({ moduleId }) => moduleId === path);
  const file = module === undefined ? "" : pathOf(module.moduleId);
  return { ...FAILED_GROUP, project: module?.project.name ?? "", file, name: "", errors: [error.message] };
}

const FAILED_GROUP = { isGroup: true, state: "failed", milliseconds: 0, evidence: [] } as const;

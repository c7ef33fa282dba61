import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const BUNDLE = join(ROOT, "packages/cli/dist/bin.cjs");
const { version: CLI_VERSION } = JSON.parse(readFileSync(join(ROOT, "packages/cli/package.json"), "utf8"));

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const ACTION: Action = parse(readFileSync(join(ROOT, "action.yml"), "utf8"));
const STEP = ACTION.runs.steps.find(({ run }) => run !== undefined);

/** Fake npx for the registry: runs the requested command from the bundle, and records its arguments. */
const NPX = `#!/bin/sh
printf '%s\\n' "$@" > npx-arguments
shift 2
exec "${process.execPath}" "${BUNDLE}" "$@"
`;

let folder = "";
beforeEach(() => {
  expect(existsSync(BUNDLE), "the bundle is built: npm run build").toBe(true);
  folder = mkdtempSync(join(tmpdir(), "epb-action-"));
  writeFileSync(join(folder, "npx"), NPX);
  chmodSync(join(folder, "npx"), 0o755);
  cpSync(join(ROOT, "fixtures/projects"), join(folder, "projects"), { recursive: true });
  writeFileSync(join(folder, "my broken.json"), "{");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the script of the step as GitHub does, with inputs instead of their defaults. */
function runStep(inputs: Readonly<Record<string, string>>, base = "") {
  const values = {
    ...Object.fromEntries(Object.entries(ACTION.inputs).map(([name, input]) => [name, input.default])),
    ...inputs,
  };
  const env = Object.fromEntries(
    Object.entries(STEP?.env ?? {}).map(([variable, expression]) => {
      const [, name = ""] = /inputs\.([\w-]+)/.exec(expression) ?? [];
      return [variable, values[name] || (variable === "EPB_BASE" ? base : "")];
    }),
  );
  writeFileSync(join(folder, "step.sh"), STEP?.run ?? "");
  const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "step.sh"], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...env,
      PATH: `${folder}:${process.env["PATH"]}`,
      GITHUB_ACTION_PATH: ROOT,
      GITHUB_STEP_SUMMARY: join(folder, "summary.md"),
    },
  });
  return { status, stdout, stderr };
}

const askedOfNpx = (): readonly string[] => readFileSync(join(folder, "npx-arguments"), "utf8").trimEnd().split("\n");

describe("the action", () => {
  test("is a composite one whose inputs are described, and used", () => {
    expect(ACTION.runs.using).toBe("composite");
    const text = JSON.stringify(ACTION.runs.steps);
    for (const [name, { description }] of Object.entries(ACTION.inputs)) {
      expect(description, name).toMatch(/\.$/);
      expect(text).toContain(`inputs.${name}`);
    }
  });

  test("keeps text from outside out of its script", () => {
    expect(STEP?.run).not.toContain("${{");
  });

  test("runs the version that belongs to it, on the paths it is given", () => {
    const { status, stdout } = runStep({ paths: "projects/epx-campus.json\nmy broken.json\n", json: "results.json" });
    expect(status).toBe(3);
    expect(stdout).toContain("::error file=my broken.json,title=EPB-CLI-007::");
    expect(askedOfNpx().slice(0, 3)).toEqual(["--yes", `@epb/cli@${CLI_VERSION}`, "check"]);
    expect(JSON.parse(readFileSync(join(folder, "results.json"), "utf8")).summary.files).toBe(2);
    expect(readFileSync(join(folder, "summary.md"), "utf8")).toContain("### epb check: 2 files");
  });

  test("fails for the selected severity or number of warnings", () => {
    const paths = "projects/example-annual-end.json";
    expect(runStep({ paths }).status).toBe(0);
    expect(runStep({ paths, "fail-on": "warning" }).status).toBe(1);
    expect(runStep({ paths, "max-warnings": "0" }).status).toBe(1);
  });

  test("reads other forms with the named profiles", () => {
    cpSync(join(ROOT, "fixtures/foreign/pro-forma.xlsx"), join(folder, "form.xlsx"));
    cpSync(
      join(ROOT, "fixtures/foreign/pro-forma.epb-profile.json"),
      join(folder, "profiles/own form.epb-profile.json"),
    );
    expect(runStep({ paths: "form.xlsx" }).status).toBe(1);
    expect(runStep({ paths: "form.xlsx", profiles: "profiles/own form.epb-profile.json\n" }).status).toBe(0);
  });

  test("fails for spreadsheets in other formats, unless they are allowed", () => {
    writeFileSync(join(folder, "projects/old.xlsb"), "");
    expect(runStep({ paths: "projects" }).status).toBe(1);
    expect(runStep({ paths: "projects", "allow-skipped": "true" }).status).toBe(0);
  });

  test("checks only files that a pull request changes", () => {
    const git = (...args: readonly string[]): string =>
      execFileSync(
        "git",
        ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "init.defaultBranch=main", ...args],
        {
          cwd: folder,
          encoding: "utf8",
        },
      );
    git("init");
    git("add", "projects");
    git("commit", "--message", "Base");
    writeFileSync(join(folder, "projects/epx-campus.json"), "{}");
    const { status } = runStep(
      { paths: "projects", "changed-only": "true", junit: "epb.xml" },
      git("rev-parse", "HEAD").trim(),
    );
    expect(status).toBe(1);
    const report = readFileSync(join(folder, "epb.xml"), "utf8");
    expect([...report.matchAll(/<testcase name="([^"]*)"/g)].map(([, name]) => name)).toEqual(["epx-campus.json"]);
  });

  test("checks everything on a new branch, which has nothing before it", () => {
    const { status } = runStep({ paths: "projects", "changed-only": "true" }, "0".repeat(40));
    expect(status).toBe(0);
    expect(askedOfNpx()).not.toContain("--changed-since");
  });
});

const EXAMPLES = ["check-workbooks.yml", "gitlab-ci.yml", "azure-pipelines.yml"];

describe("the examples for continuous integration", () => {
  const textOf = (name: string): string => readFileSync(join(ROOT, "docs/examples/workflows", name), "utf8");

  test.each([...EXAMPLES, "static-site.yml"])("%s is YAML", (name) => {
    expect(parse(textOf(name))).toBeTypeOf("object");
  });

  test("give the action inputs that it has", () => {
    const { jobs } = parse(textOf("check-workbooks.yml"));
    const { with: inputs } = jobs.check.steps.at(-1);
    for (const name of Object.keys(inputs)) expect(Object.keys(ACTION.inputs)).toContain(name);
  });

  test.each(EXAMPLES.slice(1))("the command in %s runs", (name) => {
    const [, command = ""] = /(npx --yes @epb\/cli check .*)/.exec(textOf(name)) ?? [];
    const { status } = spawnSync("bash", ["-c", command], {
      cwd: folder,
      env: { PATH: `${folder}:${process.env["PATH"]}`, CI_NODE_INDEX: "1", CI_NODE_TOTAL: "2" },
    });
    expect(status).toBe(0);
    expect(readFileSync(join(folder, "epb.xml"), "utf8")).toContain("<testcase ");
  });
});

/**
 * Looks for regular expressions that take quadratic time or more for some text: a workbook with such a text would stall the
 * program. recheck finds the texts. It is large and is needed here alone, so this script installs it into a cache folder. Run
 * with `npm run lint:patterns`.
 *
 * Ends with status 1 for a pattern that nobody accepted, and with 2 if recheck could not be installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import ts from "typescript";
import { ROOT } from "./docs/sources.js";
import { ACCEPTED_PATTERNS } from "./patterns/accepted-patterns.js";

const RECHECK = "4.5.0";
const FOLDER = resolve(ROOT, `node_modules/.cache/recheck-${RECHECK}`);
const MILLISECONDS_FOR_PATTERN = 10_000;

interface Verdict {
  readonly status: "safe" | "vulnerable" | "unknown";
  readonly complexity?: { readonly summary: string };
  readonly attack?: { readonly pattern: string };
}

type Check = (source: string, flags: string, options: { readonly timeout: number }) => Verdict;

interface Pattern {
  /** Below `packages`. */
  readonly file: string;
  readonly line: number;
  /** As it stands in the source. */
  readonly literal: string;
}

function installedCheck(): Check {
  if (!existsSync(join(FOLDER, "node_modules/recheck"))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, "package.json"), '{ "private": true }\n');
    const options = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts", "--loglevel=error"];
    const { status } = spawnSync("npm", ["install", ...options, `recheck@${RECHECK}`], {
      cwd: FOLDER,
      stdio: "inherit",
    });
    if (status !== 0) {
      console.error("The patterns were NOT checked: recheck could not be installed from the package registry.");
      process.exit(2);
    }
  }
  // Its other forms need Java, or a worker for each pattern.
  process.env["RECHECK_BACKEND"] = "native";
  const { checkSync } = createRequire(join(FOLDER, "package.json"))("recheck") as { readonly checkSync: Check };
  return checkSync;
}

function* patterns(): Generator<Pattern> {
  const packages = resolve(ROOT, "packages");
  for (const name of readdirSync(packages)) {
    for (const path of readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(path) || /\.(?:test|testing)\.tsx?$/.test(path)) continue;
      const file = `${name}/src/${path}`;
      const text = readFileSync(join(packages, file), "utf8");
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
      yield* literalsIn(source, source, file);
    }
  }
}

function* literalsIn(node: ts.Node, source: ts.SourceFile, file: string): Generator<Pattern> {
  if (ts.isRegularExpressionLiteral(node)) {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    yield { file, line, literal: node.text };
  }
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => void inner.push(child));
  for (const child of inner) yield* literalsIn(child, source, file);
}

const isAccepted = ({ file, literal }: Pattern): boolean =>
  ACCEPTED_PATTERNS.some((accepted) => accepted.file === file && literal.startsWith(accepted.pattern));

const check = installedCheck();
const used = new Set<object>();
let count = 0;
for (const pattern of patterns()) {
  count += 1;
  const { file, line, literal } = pattern;
  const end = literal.lastIndexOf("/");
  const verdict = check(literal.slice(1, end), literal.slice(end + 1), { timeout: MILLISECONDS_FOR_PATTERN });
  if (verdict.status === "safe") continue;
  for (const accepted of ACCEPTED_PATTERNS) {
    if (accepted.file === file && literal.startsWith(accepted.pattern)) used.add(accepted);
  }
  if (isAccepted(pattern)) continue;
  process.exitCode = 1;
  const { complexity, attack } = verdict;
  console.error(`packages/${file}:${line} ${literal}`);
  console.error(`  ${verdict.status}, ${complexity?.summary ?? "no result in time"}: ${attack?.pattern ?? ""}`);
}
for (const { file, pattern } of ACCEPTED_PATTERNS.filter((accepted) => !used.has(accepted))) {
  process.exitCode = 1;
  console.error(`accepted, and no longer found: ${file} ${pattern}`);
}
console.log(`${count} patterns checked, ${ACCEPTED_PATTERNS.length} accepted with a reason`);

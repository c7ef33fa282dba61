/**
 * Packs every published package and checks the tarball for its users: publint for its content and declarations, attw
 * for its types in TypeScript. Run with `npm run lint:packages`, after a build.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { ROOT } from "./docs/sources.js";
import { packPackages } from "./packages/pack-packages.js";
import { publishedPackages } from "./packages/workspaces.js";

const folder = mkdtempSync(join(tmpdir(), "packages-"));
const findings: string[] = [];
try {
  const packages = publishedPackages();
  const tarballs = new Map(packPackages(packages, folder).map(({ name, tarball }) => [name, tarball]));
  for (const { manifest } of packages) {
    const tarball = tarballs.get(manifest.name);
    if (tarball === undefined) throw new Error(`${manifest.name} was not packed`);
    const found = [
      ...(await publintFindings(manifest, tarball)),
      // A package without entry points, such as a command, has no types to look at.
      ...(manifest.exports === undefined ? [] : attwFindings(tarball)),
    ];
    console.log(`${manifest.name}: ${found.length === 0 ? "nothing found" : `${found.length} found`}`);
    findings.push(...found.map((finding) => `${manifest.name}: ${finding}`));
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const finding of findings) console.error(finding);
process.exitCode = findings.length === 0 ? 0 : 1;

async function publintFindings(manifest: object, tarball: string): Promise<string[]> {
  const bytes = Uint8Array.from(readFileSync(tarball)).buffer;
  const { messages } = await publint({ pack: { tarball: bytes }, strict: true });
  return messages.map((message) => formatMessage(message, { ...manifest }, { color: false }) ?? message.code);
}

/** Module resolutions of CommonJS programs; our packages are ESM. */
const NOT_ESM: readonly unknown[] = ["node10", "node16-cjs"];

function attwFindings(tarball: string): string[] {
  const attw = resolve(ROOT, "node_modules/@arethetypeswrong/cli/dist/index.js");
  const { stdout, status } = run(process.execPath, [attw, tarball, "--profile", "esm-only", "--format", "json"], ROOT);
  if (status === 0) return [];
  const { problems = {} } = JSON.parse(stdout) as { problems?: Readonly<Record<string, readonly AttwProblem[]>> };
  const found = Object.values(problems)
    .flat()
    .filter(({ resolutionKind }) => !NOT_ESM.includes(resolutionKind));
  return found.length > 0 ? found.map((problem) => JSON.stringify(problem)) : [`attw ends with status ${status}`];
}

interface AttwProblem {
  readonly kind: string;
  readonly resolutionKind?: string;
}

function run(
  command: string,
  parameters: readonly string[],
  directory: string,
): { stdout: string; status: number | null } {
  const { stdout, stderr, status, error } = spawnSync(command, parameters, { cwd: directory, encoding: "utf8" });
  if (error !== undefined) throw error;
  if (stdout === "") throw new Error(`${command} ${parameters.join(" ")} says nothing\n${stderr}`);
  return { stdout, status };
}

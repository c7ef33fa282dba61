import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CalcJob, calcMacro, installMacro, MACRO_NAME } from "./calc-macro.js";

const LONGEST_RUN_MILLISECONDS = 600_000;

export const hasLibreOffice = (): boolean => spawnSync("soffice", ["--version"]).status === 0;

/** Has LibreOffice open, edit and save workbooks. False where it is not installed or fails. */
export function editWorkbooks(jobs: readonly CalcJob[]): boolean {
  const profile = mkdtempSync(join(tmpdir(), "epb-libreoffice-"));
  try {
    // A profile is made at the first start, which would replace the macro.
    if (!runLibreOffice(profile, "--terminate_after_init")) return false;
    installMacro(profile, calcMacro(jobs));
    if (!runLibreOffice(profile, `macro:///Standard.Module1.${MACRO_NAME}`)) return false;
    for (const { target } of jobs) if (!existsSync(target)) throw new Error(`LibreOffice has not saved ${target}`);
    return true;
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

function runLibreOffice(profile: string, ...options: readonly string[]): boolean {
  const install = `-env:UserInstallation=${pathToFileURL(profile).href}`;
  const run = spawnSync("soffice", [install, "--headless", "--norestore", ...options], {
    timeout: LONGEST_RUN_MILLISECONDS,
  });
  return run.error === undefined && run.status === 0;
}

import { SEVERITIES } from "@epb/workbook/diagnostics";
import { Option } from "commander";

export const FAIL_ON = "exit with status 1 on findings of this severity or higher";

/** Severity of findings that fail a run. */
export const failOnOption = (): Option =>
  new Option("--fail-on <severity>", FAIL_ON).choices(SEVERITIES).default("error");

export const forceOption = (): Option => new Option("--force", "replace an existing file");

export const quietOption = (): Option => new Option("-q, --quiet", "print only errors to standard error");

export const verboseOption = (): Option =>
  new Option("-v, --verbose", "print files, times, and causes of errors to standard error");

export const noColorOption = (): Option =>
  new Option("--no-color", "print without color (NO_COLOR=1 has the same effect)");

/** Mapping profiles; the hook of the program passes them to the reader of inputs. */
export const profileOption = (): Option =>
  new Option(
    "--profile <file>",
    "read workbooks of other forms with this mapping profile (default: the profile beside the workbook that matches it)",
  ).argParser((path: string, previous: readonly string[] = []) => [...previous, path]);

/** Folder of a server's data. */
export const dataOption = (): Option =>
  new Option("--data <folder>", "folder with the server's data (EPB_DATA_FOLDER)");

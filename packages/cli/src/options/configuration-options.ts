import { SEVERITIES } from "@epb/workbook/diagnostics";
import { Option } from "commander";
import { FAIL_ON } from "./shared-options.js";

/** Without a default of its own, because the configuration file can set it. */
export const configurableFailOnOption = (): Option =>
  new Option("--fail-on <severity>", `${FAIL_ON}; the default is error`).choices(SEVERITIES);

export const configOption = (): Option =>
  new Option(
    "--config <file>",
    "configuration file (default: the nearest epb.config.json, in the current folder or a parent folder)",
  );

export const noConfigOption = (): Option => new Option("--no-config", "ignore the configuration file");

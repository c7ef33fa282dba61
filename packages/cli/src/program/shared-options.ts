import { SEVERITIES } from "@epb/workbook/diagnostics";
import { Option } from "commander";

/** From which severity on findings are a failure. */
export const failOnOption = (): Option =>
  new Option("--fail-on <severity>", "the least severe finding that makes the exit status 1")
    .choices(SEVERITIES)
    .default("error");

export const noColorOption = (): Option =>
  new Option("--no-color", "no colour on a terminal (NO_COLOR=1 does the same)");

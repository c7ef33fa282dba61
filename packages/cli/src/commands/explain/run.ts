import type { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import type { HumanOrJson } from "../../shared/human-or-json.js";
import type { ComparedItem } from "./compare-items.js";

export interface ExplainOptions {
  readonly format: HumanOrJson;
  readonly depth?: number;
  /** Compares the figure with the same figure of another year, month, or measure. */
  readonly compare?: ComparedItem;
  readonly list?: boolean;
  /** Lists every code. */
  readonly all?: boolean;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/** A code of a finding: never the name of a file that a person has. */
const CODE = /^EPB-[A-Z]+-\d+$/i;
/** The name of a code, `capitalization/award-date-missing`. It may also be a file, of which a figure is named. */
const CODE_NAME = /^[a-z-]+\/[a-z0-9-]+$/;

/** Explains a figure of a project, lists its figures, or explains one or all codes. */
export async function explain(
  target: string | undefined,
  name: string | undefined,
  options: ExplainOptions,
  io: Io,
): Promise<ExitCode> {
  if (options.all) {
    if (target !== undefined || options.list) {
      return usageError(io, "--all lists every code. Remove the file, the figure, and --list.");
    }
    const { explainAll } = await import("./explain-all.js");
    return explainAll(options, io);
  }
  if (target === undefined) return usageError(io, "Give a file and a figure, or a code; --all lists the codes.");
  const isAlone = name === undefined && !options.list;
  if (CODE.test(target) || (isAlone && CODE_NAME.test(target))) {
    if (!isAlone) {
      return usageError(io, `${target} is a code. Remove the other arguments and options.`);
    }
    const { explainCode } = await import("./explain-code.js");
    return explainCode(target, options, io);
  }
  if (options.compare !== undefined && (options.list || options.format === "json" || options.depth !== undefined)) {
    return usageError(io, "--compare does not work with --depth, --list, or --format json. Remove one of them.");
  }
  if (options.depth !== undefined && (options.list || options.format === "json")) {
    const why = options.list ? "--depth does not work with --list" : "JSON contains all levels";
    return usageError(io, `${why}. Remove --depth.`);
  }
  if (isAlone) {
    return usageError(
      io,
      `Choose a figure of ${target}, for example "Total payments"; epb explain ${target} --list shows all figures.`,
    );
  }
  const { explainFigure, listNames } = await import("./explain-figure.js");
  return options.list ? listNames(target, name ?? "", options, io) : explainFigure(target, name ?? "", options, io);
}

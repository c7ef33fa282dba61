import { ExitCode } from "../exit-code.js";
import type { Io } from "../io.js";
import { CLI_VERSION } from "../versions.js";

/** Reports an internal fault, with details for maintainers. */
export function reportInternalFault(error: unknown, doing: string, io: Io): ExitCode {
  tellFault(stackOf(error), doing, io);
  return ExitCode.InternalFault;
}

/** The same of a fault that another process had. */
export function tellFault(trace: readonly string[], doing: string, io: Io): void {
  const { version, platform, arch } = process;
  io.stderr(
    [
      `error: epb failed while ${doing}. This is an internal error, not a problem in your file.`,
      "Report the error with these lines, and with the file if you can share the file:",
      "",
      `  epb ${CLI_VERSION}, Node ${version}, ${platform} ${arch}`,
      ...trace.map((line) => `  ${line}`),
      "",
    ].join("\n"),
  );
}

function stackOf(error: unknown): readonly string[] {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return text.split("\n").map((line) => line.trim());
}

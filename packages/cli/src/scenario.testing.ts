/**
 * A scenario is a readable text file: input files, then commands with their output and exit status.
 *
 *     A word about it.
 *     === file broken.json
 *     { "record":
 *     $ epb calc broken.json
 *     --- stdout
 *     --- stderr
 *     broken.json  error EPB-CLI-007
 *     [...]
 *     --- exit 3
 *
 * A line `[...]` matches any number of lines; `[...]` within a line matches any text on that line. Assignments precede
 * the command: `$ COLUMNS=120 epb calc …` sets the width of the terminal, other names are environment variables.
 */
export interface Scenario {
  readonly files: ReadonlyMap<string, string>;
  readonly steps: readonly ScenarioStep[];
}

export interface ScenarioStep {
  readonly command: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

export interface ParsedCommand {
  readonly env: Readonly<Record<string, string>>;
  readonly args: readonly string[];
  /** File that is standard input. */
  readonly stdin?: string;
}

type Section = "prose" | "file" | "stdout" | "stderr";

export function parseScenario(text: string): Scenario {
  const files = new Map<string, string>();
  const steps: ScenarioStep[] = [];
  let section: Section = "prose";
  let fileName = "";
  let command = "";
  let output = { stdout: "", stderr: "" };
  for (const line of text.split("\n")) {
    const [, marker, rest = ""] = /^(\$ |=== file |--- )(.*)$/.exec(line) ?? [];
    if (marker === "=== file ") {
      section = "file";
      fileName = rest;
      files.set(fileName, "");
    } else if (marker === "$ ") {
      section = "prose";
      command = rest;
      output = { stdout: "", stderr: "" };
    } else if (rest === "stdout" || rest === "stderr") section = rest;
    else if (marker === "--- ") {
      steps.push({ command, ...output, exitCode: Number(/^exit (\d+)$/.exec(rest)?.[1]) });
      section = "prose";
    } else if (section === "file") files.set(fileName, `${files.get(fileName)}${line}\n`);
    else if (section !== "prose") output[section] += `${line}\n`;
  }
  return { files, steps };
}

/** Parses a command line like a shell, with the features that scenarios and examples use. */
export function parseCommand(command: string): ParsedCommand {
  const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? "",
  );
  const start = words.indexOf("epb");
  const env = Object.fromEntries(words.slice(0, start).map((word) => word.split("=") as [string, string]));
  const redirection = words.indexOf("<");
  const stdin = redirection === -1 ? undefined : words[redirection + 1];
  const args = words.slice(start + 1, redirection === -1 ? undefined : redirection);
  return { env, args, ...(stdin !== undefined && { stdin }) };
}

/** The expected text as a pattern for the whole of the real one. */
export function outputPattern(expected: string): RegExp {
  const lines = expected.split("\n").map((line) => {
    if (line === "[...]") return "(?:.*\\n)*?";
    return `${line.split("[...]").map(escapePattern).join(".*")}\n`;
  });
  // No line follows the last line end.
  lines.pop();
  return new RegExp(`^${lines.join("")}$`);
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

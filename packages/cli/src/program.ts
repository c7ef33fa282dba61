import { type Argument, Command, CommanderError } from "commander";
import { addCalc } from "./commands/calc/command.js";
import { ExitCode } from "./exit-code.js";
import type { Io } from "./io.js";
import type { Finish } from "./options/finish.js";
import { reportInternalFault } from "./shared/internal-fault.js";
import { CLI_VERSION } from "./versions.js";

type AddCommand = (program: Command, io: Io, finish: Finish) => void;

/**
 * Every command by its name, in the order of the help. A run loads the description of its own command only, and that of
 * `calc` without another file.
 */
const COMMANDS: ReadonlyMap<string, () => AddCommand | Promise<AddCommand>> = new Map<
  string,
  () => AddCommand | Promise<AddCommand>
>([
  ["calc", () => addCalc],
  ["check", async () => (await import("./commands/check/command.js")).addCheck],
  ["template", async () => (await import("./commands/template/command.js")).addTemplate],
  ["annotate", async () => (await import("./commands/annotate/command.js")).addAnnotate],
  ["fix", async () => (await import("./commands/fix/command.js")).addFix],
  ["explain", async () => (await import("./commands/explain/command.js")).addExplain],
  ["diff", async () => (await import("./commands/diff/command.js")).addDiff],
  ["whatif", async () => (await import("./commands/whatif/command.js")).addWhatif],
  ["economics", async () => (await import("./commands/economics/command.js")).addEconomics],
  ["export", async () => (await import("./commands/export/command.js")).addExport],
  ["migrate", async () => (await import("./commands/migrate/command.js")).addMigrate],
  ["map", async () => (await import("./commands/map/command.js")).addMap],
  ["verify", async () => (await import("./commands/verify/command.js")).addVerify],
  ["schema", async () => (await import("./commands/schema/command.js")).addSchema],
  ["serve", async () => (await import("./commands/serve/command.js")).addServe],
  ["store", async () => (await import("./commands/store/command.js")).addStore],
  ["audit", async () => (await import("./commands/audit/command.js")).addAudit],
  ["completion", async () => (await import("./commands/completion/command.js")).addCompletion],
]);

/** Commands that need the descriptions of all others. */
const TELLING_COMMANDS: ReadonlySet<string> = new Set(["completion"]);

const EXAMPLES = `
Examples:
  Calculate a workbook and show the schedules:
    $ epb calc project.xlsx

  Check every project in a folder:
    $ epb check projects

  Get a blank workbook to fill in:
    $ epb template epb-calculating -o new-project.xlsx

  See where a figure comes from:
    $ epb explain project.xlsx "Total payments"

  Keep the figures for another program:
    $ epb calc project.xlsx --format json -o result.json

Exit status:
  0  nothing found at or above the threshold (--fail-on)
  1  findings
  2  the command line is wrong, or the output cannot be written
  3  an input cannot be read, or is not safe to read
  4  internal error
  130  interrupted`;

/** Runs a command line. Its only effects are the exit code and the calls of the Io. */
export async function runProgram(args: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = ExitCode.Ok;
  const finish = (code: ExitCode): void => {
    exitCode = code;
  };
  // A copy, of which `--verbose` replaces parts.
  const complaints: string[] = [];
  const program = await createProgram({ ...io }, finish, neededCommands(args), (text) => complaints.push(text));
  if (args.length === 0) {
    program.outputHelp();
    return ExitCode.Ok;
  }
  try {
    await program.parseAsync(withoutHabits(args), { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      await tellComplaints(complaints, program, io);
      return error.exitCode === 0 ? ExitCode.Ok : ExitCode.Usage;
    }
    return reportInternalFault(error, `running epb ${args[0] ?? ""}`.trim(), io);
  }
}

const argumentWord = (argument: Argument): string => {
  const name = argument.name() + (argument.variadic ? "..." : "");
  return argument.required ? `<${name}>` : `[${name}]`;
};
const argumentWords = ({ registeredArguments }: Command): string => registeredArguments.map(argumentWord).join(" ");

/** Prints the messages of commander; its exception has only the exit status. */
async function tellComplaints(complaints: readonly string[], program: Command, io: Io): Promise<void> {
  if (complaints.length === 0) return;
  const { complaintText } = await import("./options/complaints.js");
  for (const text of complaints) io.stderr(complaintText(text, program));
}

/**
 * The arguments as commander reads them. People also write `epb version`, and options of every command before the
 * command: `epb -q calc`. `epb help frob` gives the same error as `epb frob`; commander would print the help of the whole
 * program.
 */
function withoutHabits(args: readonly string[]): readonly string[] {
  const [first = "", name] = args;
  if (first === "version" && name === undefined) return ["--version"];
  if (COMMON_OPTIONS.has(first) && name !== undefined) return [...withoutHabits(args.slice(1)), first];
  const isUnknown = first === "help" && name !== undefined && !name.startsWith("-") && !COMMANDS.has(name);
  return isUnknown && name !== "help" ? [name] : args;
}

const COMMON_OPTIONS = new Set(["-q", "--quiet", "-v", "--verbose", "--no-color"]);

/** Commands to load: only the one that the arguments name, unless it describes all others. */
function neededCommands(args: readonly string[]): Iterable<string> {
  const first = args.find((arg) => !COMMON_OPTIONS.has(arg)) ?? "";
  return COMMANDS.has(first) && !TELLING_COMMANDS.has(first) ? [first] : COMMANDS.keys();
}

/** Passes the mapping profiles of `--profile` to the reader of inputs. */
function addProfileHook(program: Command, io: Io): void {
  program.hook("preAction", (_program, command) => {
    const { profile } = command.opts<{ readonly profile?: readonly string[] }>();
    if (profile !== undefined) Object.assign(io, { profiles: profile });
  });
}

/** Makes a command with `--verbose` print its reads and writes with their durations. */
function addVerboseHooks(program: Command, io: Io): void {
  let start: number | undefined;
  program.hook("preAction", async (_program, command) => {
    if (command.opts()["verbose"] !== true) return;
    start = performance.now();
    const { verboseIo } = await import("./verbose-io.js");
    Object.assign(io, verboseIo({ ...io }));
  });
  program.hook("postAction", async () => {
    if (start === undefined) return;
    const { verboseEnd } = await import("./verbose-io.js");
    io.stderr(verboseEnd(performance.now() - start));
  });
}

/**
 * The program with all or some of its commands. It runs nothing until it parses arguments.
 * @param io - Input and output of the commands; options of a command replace some parts of it.
 */
export async function createProgram(
  io: Io,
  finish: Finish,
  names: Iterable<string> = COMMANDS.keys(),
  writeErr: (text: string) => void = io.stderr,
): Promise<Command> {
  const columns = io.stdoutTerminal.columns ?? 80;
  const program = new Command("epb")
    .description("Checks and calculates energy-savings performance projects, from workbooks or JSON.")
    .version(CLI_VERSION, "-V, --version", "show the version")
    .helpOption("-h, --help", "show this help")
    .helpCommand("help [command]", "show the help of a command")
    // The first line already mentions options.
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${argumentWords(command)}`.trimEnd() })
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: io.stdout,
      writeErr,
      getOutHelpWidth: () => columns,
      getErrHelpWidth: () => columns,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .addHelpText("after", EXAMPLES);
  addVerboseHooks(program, io);
  addProfileHook(program, io);
  for (const name of names) {
    const add = await COMMANDS.get(name)?.();
    add?.(program, io, finish);
  }
  for (const command of program.commands)
    command.showHelpAfterError(`Run epb ${command.name()} --help for its options.`);
  return program.showHelpAfterError("Run epb --help for the commands.");
}

import { type Argument, Command, CommanderError } from "commander";
import { reportInternalFault } from "./commands/internal-fault.js";
import { ExitCode } from "./exit-code.js";
import type { Io } from "./io.js";
import { COMMANDS, TELLING_COMMANDS } from "./program/commands.js";
import type { Finish } from "./program/finish.js";
import { CLI_VERSION } from "./versions.js";

const EXAMPLES = `
Examples:
  Calculate a workbook and show the schedules:
    $ epb calc project.xlsx

  Check every project in a folder:
    $ epb check projects

  Get a blank workbook to fill in:
    $ epb template epb-calculating -o project.xlsx

  See where a figure comes from:
    $ epb explain project.xlsx "Total payments"

  Keep the figures for another program:
    $ epb calc project.xlsx --format json -o result.json

Exit status:
  0  nothing found at or above the threshold (--fail-on)
  1  findings
  2  the command line is wrong, or the output cannot be written
  3  an input cannot be read, or is not safe to read
  4  a fault of the program
  130  interrupted`;

/** Runs a command line. Nothing but the exit code and what went through the Io comes out of it. */
export async function runProgram(args: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = ExitCode.Ok;
  const finish = (code: ExitCode): void => {
    exitCode = code;
  };
  const program = createProgram(io, finish, neededCommands(args));
  if (args.length === 0) {
    program.outputHelp();
    return ExitCode.Ok;
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    // commander has written its message; what it throws only says how to end.
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.Ok : ExitCode.Usage;
    return reportInternalFault(error, `running epb ${args[0] ?? ""}`.trim(), io);
  }
}

const argumentWord = (argument: Argument): string => {
  const name = argument.name() + (argument.variadic ? "..." : "");
  return argument.required ? `<${name}>` : `[${name}]`;
};
const argumentWords = ({ registeredArguments }: Command): string => registeredArguments.map(argumentWord).join(" ");

/** A run that begins with a command needs no other, unless that one tells of them all. */
function neededCommands([first = ""]: readonly string[]): Iterable<string> {
  return COMMANDS.has(first) && !TELLING_COMMANDS.has(first) ? [first] : COMMANDS.keys();
}

/** The program with all of its commands, or with some of them. Nothing runs before it is told to parse. */
export function createProgram(io: Io, finish: Finish, names: Iterable<string> = COMMANDS.keys()): Command {
  const columns = io.stdoutTerminal.columns ?? 80;
  const program = new Command("epb")
    .description("Checks and calculates energy-savings performance projects, from workbooks or JSON.")
    .version(CLI_VERSION, "-V, --version", "show the version")
    .helpOption("-h, --help", "show this help")
    .helpCommand("help [command]", "show the help of a command")
    // What takes options is said once, in the first line.
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${argumentWords(command)}`.trimEnd() })
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: io.stdout,
      writeErr: io.stderr,
      getOutHelpWidth: () => columns,
      getErrHelpWidth: () => columns,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .addHelpText("after", EXAMPLES);
  for (const name of names) COMMANDS.get(name)?.(program, io, finish);
  for (const command of program.commands)
    command.showHelpAfterError(`Run epb ${command.name()} --help for its options.`);
  return program.showHelpAfterError("Run epb --help for the commands.");
}

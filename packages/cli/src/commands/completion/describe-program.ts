import type { Argument, Command, Option } from "commander";

/** A command as data for the help, the man page, and shell completions. */
export interface DescribedCommand {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly arguments: readonly DescribedArgument[];
  readonly options: readonly DescribedOption[];
  readonly commands: readonly DescribedCommand[];
}

export interface DescribedArgument {
  readonly name: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly isVariadic: boolean;
  /** Empty if any text is possible. */
  readonly choices: readonly string[];
}

export interface DescribedOption {
  /** `--format`; every option has one. */
  readonly long: string;
  /** `-f` */
  readonly short?: string;
  /** Value of the option, `<file>`; absent for a switch. */
  readonly value?: string;
  readonly description: string;
  readonly choices: readonly string[];
  readonly isRepeatable: boolean;
  /** Default value as text. */
  readonly standard?: string;
}

/** The whole program as data, from commander's description. */
export function describeCommand(command: Command): DescribedCommand {
  const help = command.createHelp();
  return {
    name: command.name(),
    summary: command.summary() || command.description(),
    description: command.description(),
    arguments: command.registeredArguments.map(describeArgument),
    options: help.visibleOptions(command).map(describeOption),
    commands: help.visibleCommands(command).map(describeCommand),
  };
}

function describeArgument(argument: Argument): DescribedArgument {
  return {
    name: argument.name(),
    description: argument.description,
    isRequired: argument.required,
    isVariadic: argument.variadic,
    choices: argument.argChoices ?? [],
  };
}

function describeOption({
  flags,
  long,
  short,
  description,
  argChoices,
  defaultValue,
  variadic,
}: Option): DescribedOption {
  const [, value] = / ([<[].*)$/.exec(flags) ?? [];
  return {
    long: long ?? short ?? flags,
    ...(long !== undefined && short !== undefined && { short }),
    ...(value !== undefined && { value }),
    description,
    choices: argChoices ?? [],
    isRepeatable: variadic || Array.isArray(defaultValue),
    // The defaults `true` of a negated switch and the empty list are not worth showing.
    ...(typeof defaultValue === "string" && { standard: defaultValue }),
  };
}

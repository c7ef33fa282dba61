import { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { bashCompletion } from "./bash.js";
import type { DescribedCommand } from "./describe-program.js";
import { fishCompletion } from "./fish.js";
import { powershellCompletion } from "./powershell.js";
import type { Shell } from "./shells.js";
import { zshCompletion } from "./zsh.js";

/** Prints the script that has a shell complete commands, options and their values. */
export function completion(shell: Shell, program: DescribedCommand, io: Io): ExitCode {
  io.stdout(scriptOf(shell, program));
  return ExitCode.Ok;
}

function scriptOf(shell: Shell, program: DescribedCommand): string {
  switch (shell) {
    case "bash":
      return bashCompletion(program);
    case "zsh":
      return zshCompletion(program);
    case "fish":
      return fishCompletion(program);
    case "powershell":
      return powershellCompletion(program);
    default:
      return shell satisfies never;
  }
}

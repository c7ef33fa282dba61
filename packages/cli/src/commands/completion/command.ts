import { Argument, type Command } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { quietOption, verboseOption } from "../../options/shared-options.js";
import { SHELLS, type Shell } from "./shells.js";

const DESCRIPTION = `Prints a completion script for a shell. When you press Tab, the shell completes commands, options, option values, and files.`;

const EXAMPLES = `
Load the script in every new shell:
  bash        add to ~/.bashrc:
                eval "$(epb completion bash)"
  zsh         add to ~/.zshrc, below compinit:
                eval "$(epb completion zsh)"
  fish        run once:
                epb completion fish > ~/.config/fish/completions/epb.fish
  powershell  add to the file that $PROFILE names:
                epb completion powershell | Out-String | Invoke-Expression

Examples:
  View the script:
    $ epb completion bash`;

export function addCompletion(program: Command, io: Io, finish: Finish): void {
  program
    .command("completion")
    .summary("generate a shell completion script")
    .description(DESCRIPTION)
    .addArgument(new Argument("<shell>", "shell to generate the script for").choices(SHELLS))
    .addOption(quietOption())
    .addOption(verboseOption())
    .addHelpText("after", EXAMPLES)
    .action(async (shell: Shell) => {
      const [{ completion }, { describeCommand }] = await Promise.all([
        import("./run.js"),
        import("./describe-program.js"),
      ]);
      finish(completion(shell, describeCommand(program), io));
    });
}

import { Argument, type Command } from "commander";
import { SHELLS, type Shell } from "../completion/shells.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";

const DESCRIPTION = `Prints a script that has a shell complete commands, options, their values and files when Tab is pressed.`;

const EXAMPLES = `
Load it in every new shell:
  bash        add to ~/.bashrc:
                eval "$(epb completion bash)"
  zsh         add to ~/.zshrc, below compinit:
                eval "$(epb completion zsh)"
  fish        run once:
                epb completion fish > ~/.config/fish/completions/epb.fish
  powershell  add to the file that $PROFILE names:
                epb completion powershell | Out-String | Invoke-Expression

Examples:
  Look at what would be loaded:
    $ epb completion bash`;

export function addCompletion(program: Command, io: Io, finish: Finish): void {
  program
    .command("completion")
    .summary("print a script that has a shell complete epb")
    .description(DESCRIPTION)
    .addArgument(new Argument("<shell>", "which shell").choices(SHELLS))
    .addHelpText("after", EXAMPLES)
    .action(async (shell: Shell) => {
      const [{ completion }, { describeCommand }] = await Promise.all([
        import("../commands/completion.js"),
        import("../completion/describe-program.js"),
      ]);
      finish(completion(shell, describeCommand(program), io));
    });
}

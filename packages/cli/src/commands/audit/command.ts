import type { Command } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { dataOption, quietOption, verboseOption } from "../../options/shared-options.js";
import type { StoreOptions } from "../store/run.js";

const DESCRIPTION = `The server logs who changed what and when. Every entry contains the hash (checksum) of the previous entry, so the command detects an entry that was changed, or deleted from the middle of the log. To detect deleted last entries or a rewritten log, use --expect.`;

const EXAMPLES = `
Examples:
  Verify the log, and note its last entry:
    $ epb audit verify --data epb-data

  Verify that the log still has that entry:
    $ epb audit verify --data epb-data --expect 1520:5f2b0c…`;

const VERIFY = `Verifies the log from its first entry and reports the first entry that was changed. The command exits with status 0 if the log is unchanged, and with status 1 if the log was changed.

The hashes cannot show that somebody removed the last entries or rewrote the whole log. To detect such a change, keep the last line of the output in another place, and pass that line with --expect in the next run.`;

export function addAudit(program: Command, io: Io, finish: Finish): void {
  program
    .command("audit")
    .summary("verify the server's audit log")
    .description(DESCRIPTION)
    .addHelpText("after", EXAMPLES)
    .command("verify")
    .summary("verify that nobody changed the log")
    .description(VERIFY)
    .addOption(dataOption())
    .option("--expect <number:hash>", "entry that the log must contain, copied from the output of an earlier run")
    .addOption(quietOption())
    .addOption(verboseOption())
    .action(async (options: StoreOptions & { readonly expect?: string }) => {
      const { verifyAudit } = await import("./run.js");
      finish(await verifyAudit(options, io));
    });
}

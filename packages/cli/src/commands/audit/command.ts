import type { Command } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { dataOption, quietOption, verboseOption } from "../../options/shared-options.js";
import type { StoreOptions } from "../store/run.js";

const DESCRIPTION = `The server logs who changed what and when. Every entry holds the hash of the entry before it, so a changed or deleted entry is detected.`;

const EXAMPLES = `
Examples:
  Verify the log, and note its last entry:
    $ epb audit verify --data epb-data

  Verify that the log still holds that entry:
    $ epb audit verify --data epb-data --expect 1520:5f2b0c…`;

const VERIFY = `Verifies the log from its first entry and reports the first entry that was changed. Exits 0 for an unchanged log and 1 for any other.

A log that somebody truncated, or rewrote from its first entry, is consistent in itself. Keep the last line of each run in another place, and pass it with --expect the next time.`;

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
    .option("--expect <number:hash>", "entry that the log must hold, as an earlier run printed it")
    .addOption(quietOption())
    .addOption(verboseOption())
    .action(async (options: StoreOptions & { readonly expect?: string }) => {
      const { verifyAudit } = await import("./run.js");
      finish(await verifyAudit(options, io));
    });
}

import type { Command } from "commander";
import type { StoreOptions } from "../commands/store.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";

const DESCRIPTION = `The server writes down who changed what and when. Every entry holds the hash of the one before, so that none can be changed or taken out unseen.`;

const EXAMPLES = `
Examples:
  See whether the log is whole, and keep what it ends with:
    $ epb audit verify --data epb-data

  See whether it still holds what it held then:
    $ epb audit verify --data epb-data --expect 1520:5f2b0c…`;

const VERIFY = `Works through the log from its first entry and tells the first that is not as it was written. Ends with 0 for a whole log and with 1 for any other.

A log that somebody cut off at its end, or wrote anew from its first entry, is whole in itself. Keep the last line of each check somewhere else and give it with --expect the next time.`;

export function addAudit(program: Command, io: Io, finish: Finish): void {
  program
    .command("audit")
    .summary("check the server's log of who did what")
    .description(DESCRIPTION)
    .addHelpText("after", EXAMPLES)
    .command("verify")
    .summary("tell whether the log is as it was written")
    .description(VERIFY)
    .option("--data <folder>", "where everything is kept (EPB_DATA_FOLDER)")
    .option("--expect <number:hash>", "an entry that the log has to hold, as an earlier check printed it")
    .action(async (options: StoreOptions & { readonly expect?: string }) => {
      const { verifyAudit } = await import("../commands/audit.js");
      finish(await verifyAudit(options, io));
    });
}

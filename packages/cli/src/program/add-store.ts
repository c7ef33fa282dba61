import type { Command } from "commander";
import type { StoreOptions } from "../commands/store.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";

const DESCRIPTION = `Looks after what the server keeps: in the folder of EPB_DATA_FOLDER, or in the database where EPB_DATABASE_URL names one.`;

const EXAMPLES = `
Examples:
  Read everything again, and tell what is not as it was written:
    $ epb store verify --data epb-data`;

const VERIFY = `Reads everything that is kept, compares it with its check sums, and works through the chain of the audit log. Changes nothing.`;

export function addStore(program: Command, io: Io, finish: Finish): void {
  const store = program
    .command("store")
    .summary("check the server's data")
    .description(DESCRIPTION)
    .addHelpText("after", EXAMPLES);
  store
    .command("verify")
    .summary("read everything again and compare it with its check sums")
    .description(VERIFY)
    .option("--data <folder>", "where everything is kept (EPB_DATA_FOLDER)")
    .action(async (options: StoreOptions) => {
      const { verifyStore } = await import("../commands/store.js");
      finish(await verifyStore(options, io));
    });
}

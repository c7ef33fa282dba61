import { type Command, Option } from "commander";
import type { StoreOptions } from "../commands/store.js";
import type { Io } from "../io.js";
import type { Finish } from "./finish.js";

const DESCRIPTION = `Looks after what the server keeps: in the folder of EPB_DATA_FOLDER, or in the database where EPB_DATABASE_URL names one.`;

const EXAMPLES = `
Examples:
  A backup in one file, while the server runs:
    $ epb store backup backup.epb --data epb-data

  From a backup into a new folder:
    $ epb store import backup.epb --data restored

  Read everything again, and tell what is not as it was written:
    $ epb store verify --data epb-data

  From the folder into the database of EPB_DATABASE_URL:
    $ epb store migrate --to database --data epb-data

  Statistics, benchmarks and the state roll-up from all projects anew:
    $ epb store rebuild-statistics --data epb-data`;

const BACKUP = `Writes everything that a folder holds to one file, as \`epb store export\` does, also while a server works on the folder. The file has the state of one moment: all that was saved before the command was given, and nothing in part. Keep it like the data itself: it holds hashes of passwords and personal data.

The server is asked by a file in the folder, so run it on the same machine, with an account that may write there. A database has means of its own, such as pg_dump.`;

const REBUILD = `Works out statistics, benchmarks and the state roll-up anew, from every approved project. They are kept up to date with every change; this is for when they are in doubt, and after a version that counts differently.

With a database, the servers go on meanwhile, and tell the old figures until the new ones are complete. With a folder, stop the server first.`;

const EXPORT = `Writes everything that the server keeps to one file: documents, files, audit log. The same data give the same file, byte for byte, whether they are kept in a folder or in a database. Keep it like the data itself: it holds hashes of passwords and personal data.

Stop the server first: what it writes meanwhile would be in the file in part.`;

const IMPORT = `Fills an empty folder or database with what an export holds. Where there is anything already, nothing is changed.`;

const VERIFY = `Reads everything that is kept, compares it with its check sums, and works through the chain of the audit log. Changes nothing.`;

const MIGRATE = `Copies everything from the folder to the database, or back, and compares. What is copied stays where it was; where there is anything already, nothing is changed. Stop the server first, or what it writes meanwhile stays behind.`;

export function addStore(program: Command, io: Io, finish: Finish): void {
  const store = program
    .command("store")
    .summary("back up, restore and check the server's data")
    .description(DESCRIPTION)
    .addHelpText("after", EXAMPLES);
  const add = (name: string, summary: string, description: string): Command =>
    store
      .command(name)
      .summary(summary)
      .description(description)
      .option("--data <folder>", "where everything is kept (EPB_DATA_FOLDER)");
  add("export", "write everything to a file", EXPORT)
    .argument("<file>", "the file to write; there must be none of that name")
    .action(async (file: string, options: StoreOptions) => {
      const { exportStore } = await import("../commands/store.js");
      finish(await exportStore(file, options, io));
    });
  add("backup", "write everything in a folder to a file, beside a running server", BACKUP)
    .argument("<file>", "the file to write; there must be none of that name")
    .action(async (file: string, options: StoreOptions) => {
      const { backUpStore } = await import("../commands/store.js");
      finish(await backUpStore(file, options, io));
    });
  add("import", "fill an empty store from a file", IMPORT)
    .argument("<file>", "what epb store export or backup wrote")
    .action(async (file: string, options: StoreOptions) => {
      const { importStore } = await import("../commands/store.js");
      finish(await importStore(file, options, io));
    });
  add("verify", "read everything again and compare it with its check sums", VERIFY).action(
    async (options: StoreOptions) => {
      const { verifyStore } = await import("../commands/store.js");
      finish(await verifyStore(options, io));
    },
  );
  add("migrate", "copy everything between the folder and the database", MIGRATE)
    .addOption(new Option("--to <store>", "where to").choices(["database", "folder"]).makeOptionMandatory())
    .action(async (options: StoreOptions & { readonly to: "database" | "folder" }) => {
      const { migrateStore } = await import("../commands/store.js");
      finish(await migrateStore(options.to, options, io));
    });
  add("rebuild-statistics", "work out the statistics anew from all projects", REBUILD).action(
    async (options: StoreOptions) => {
      const { rebuildStatistics } = await import("../commands/store.js");
      finish(await rebuildStatistics(options, io));
    },
  );
}

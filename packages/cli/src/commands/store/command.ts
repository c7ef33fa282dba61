import { type Command, Option } from "commander";
import type { Io } from "../../io.js";
import type { Finish } from "../../options/finish.js";
import { dataOption, quietOption, verboseOption } from "../../options/shared-options.js";
import type { StoreOptions } from "./run.js";

const DESCRIPTION = `Backs up, restores, and checks the server's data, in the folder of EPB_DATA_FOLDER or in the database of EPB_DATABASE_URL.`;

const EXAMPLES = `
Examples:
  Back up to one file while the server runs:
    $ epb store backup backup.epb --data epb-data

  Restore a backup into a new folder:
    $ epb store import backup.epb --data restored

  Check all data for damage:
    $ epb store verify --data epb-data

  Copy from the folder to the database of EPB_DATABASE_URL:
    $ epb store migrate --to database --data epb-data

  Recompute statistics, benchmarks, and the state roll-up from all projects:
    $ epb store rebuild-statistics --data epb-data`;

const BACKUP = `Writes all data of a folder to one file, in the format of \`epb store export\`. A server can use the folder during the backup. The file is a consistent snapshot: it contains everything saved before the command started, and no partial change. Protect the file as you protect the folder: the file contains password hashes and personal data.

The command requests the backup from the server through a file in the folder. Run the command on the same machine, with an account that can write to the folder. For a database, use the tools of the database, such as pg_dump.`;

const REBUILD = `Recomputes statistics, benchmarks, and the state roll-up from every approved project. The server updates these figures with every change. Use this command if the statistics seem wrong, or after an upgrade that changes the statistics.

With a database, servers keep running and show the old figures until the new figures are complete. With a folder, stop the server first.`;

const EXPORT = `Writes all data of the server to one file: documents, files, and audit log. The same data gives the same file, byte for byte, from a folder or from a database. Protect the file as you protect the folder: the file contains password hashes and personal data.

Stop the server first. If the server writes during the export, the file could contain only a part of a change.`;

const IMPORT = `Loads an export or a backup into an empty folder or database. If the folder or database already has data, the command changes nothing.`;

const VERIFY = `Reads all data, compares it with its checksums, and verifies the hash chain of the audit log. Changes nothing.`;

const MIGRATE = `Copies all data from the folder to the database, or from the database to the folder, and compares the copy with the source. The source is not changed. If the target already has data, the command changes nothing. Stop the server first, because data that the server writes during the copy is not copied.`;

export function addStore(program: Command, io: Io, finish: Finish): void {
  const store = program
    .command("store")
    .summary("back up, restore, and check the server's data")
    .description(DESCRIPTION)
    .addHelpText("after", EXAMPLES);
  const add = (name: string, summary: string, description: string): Command =>
    store
      .command(name)
      .summary(summary)
      .description(description)
      .addOption(dataOption())
      .addOption(quietOption())
      .addOption(verboseOption());
  add("export", "write all data to a file", EXPORT)
    .argument("<file>", "file to write; it must not exist yet")
    .action(async (file: string, options: StoreOptions) => {
      const { exportStore } = await import("./run.js");
      finish(await exportStore(file, options, io));
    });
  add("backup", "write all data of a folder to a file while the server runs", BACKUP)
    .argument("<file>", "file to write; it must not exist yet")
    .action(async (file: string, options: StoreOptions) => {
      const { backUpStore } = await import("./run.js");
      finish(await backUpStore(file, options, io));
    });
  add("import", "load a file into an empty data store", IMPORT)
    .argument("<file>", "file that epb store export or epb store backup wrote")
    .action(async (file: string, options: StoreOptions) => {
      const { importStore } = await import("./run.js");
      finish(await importStore(file, options, io));
    });
  add("verify", "read all data and compare it with its checksums", VERIFY).action(async (options: StoreOptions) => {
    const { verifyStore } = await import("./run.js");
    finish(await verifyStore(options, io));
  });
  add("migrate", "copy all data between the folder and the database", MIGRATE)
    .addOption(
      new Option("--to <store>", "store that receives the data").choices(["database", "folder"]).makeOptionMandatory(),
    )
    .action(async (options: StoreOptions & { readonly to: "database" | "folder" }) => {
      const { migrateStore } = await import("./run.js");
      finish(await migrateStore(options.to, options, io));
    });
  add("rebuild-statistics", "recompute the statistics from all projects", REBUILD).action(
    async (options: StoreOptions) => {
      const { rebuildStatistics } = await import("./run.js");
      finish(await rebuildStatistics(options, io));
    },
  );
}

import type { Command } from "commander";
import { addAnnotate } from "./commands/annotate/command.js";
import { addAudit } from "./commands/audit/command.js";
import { addCalc } from "./commands/calc/command.js";
import { addCheck } from "./commands/check/command.js";
import { addCompletion } from "./commands/completion/command.js";
import { addDiff } from "./commands/diff/command.js";
import { addEconomics } from "./commands/economics/command.js";
import { addExplain } from "./commands/explain/command.js";
import { addExport } from "./commands/export/command.js";
import { addFix } from "./commands/fix/command.js";
import { addMigrate } from "./commands/migrate/command.js";
import { addSchema } from "./commands/schema/command.js";
import { addServe } from "./commands/serve/command.js";
import { addStore } from "./commands/store/command.js";
import { addTemplate } from "./commands/template/command.js";
import { addVerify } from "./commands/verify/command.js";
import { addWhatif } from "./commands/whatif/command.js";
import type { Io } from "./io.js";
import type { Finish } from "./options/finish.js";

type AddCommand = (program: Command, io: Io, finish: Finish) => void;

/** Every command by its name, in the order of the help. */
export const COMMANDS: ReadonlyMap<string, AddCommand> = new Map([
  ["calc", addCalc],
  ["check", addCheck],
  ["template", addTemplate],
  ["annotate", addAnnotate],
  ["fix", addFix],
  ["explain", addExplain],
  ["diff", addDiff],
  ["whatif", addWhatif],
  ["economics", addEconomics],
  ["export", addExport],
  ["migrate", addMigrate],
  ["verify", addVerify],
  ["schema", addSchema],
  ["serve", addServe],
  ["store", addStore],
  ["audit", addAudit],
  ["completion", addCompletion],
]);

/** Commands that tell of all the others. */
export const TELLING_COMMANDS: ReadonlySet<string> = new Set(["completion"]);

import type { Command } from "commander";
import type { Io } from "../io.js";
import { addAnnotate } from "./add-annotate.js";
import { addAudit } from "./add-audit.js";
import { addCalc } from "./add-calc.js";
import { addCheck } from "./add-check.js";
import { addCompletion } from "./add-completion.js";
import { addDiff } from "./add-diff.js";
import { addEconomics } from "./add-economics.js";
import { addExplain } from "./add-explain.js";
import { addExport } from "./add-export.js";
import { addFix } from "./add-fix.js";
import { addMigrate } from "./add-migrate.js";
import { addSchema } from "./add-schema.js";
import { addServe } from "./add-serve.js";
import { addStore } from "./add-store.js";
import { addTemplate } from "./add-template.js";
import { addVerify } from "./add-verify.js";
import { addWhatif } from "./add-whatif.js";
import type { Finish } from "./finish.js";

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

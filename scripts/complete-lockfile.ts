/**
 * Writes into package-lock.json the builds for other platforms that a registry mirror does not carry. Without them the
 * lockfile is no match for the packages, and `npm ci` refuses it on every platform. Run after `npm install` with
 *
 *     npx tsx scripts/complete-lockfile.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "./docs/sources.js";
import { completeLockfile, type Lockfile } from "./lockfile/complete-lockfile.js";

const path = resolve(ROOT, "package-lock.json");
const lockfile = JSON.parse(readFileSync(path, "utf8")) as Lockfile;
const { added, completed } = completeLockfile(lockfile);
if (added.length > 0) writeFileSync(path, `${JSON.stringify(completed, undefined, 2)}\n`);
console.log(`${added.length} builds for other platforms added`);

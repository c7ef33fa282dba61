import { posix } from "node:path";
import type ts from "typescript";
import { pathOf } from "./repository.js";
import { importsOf, type Violation, violation } from "./violation.js";

interface PackageRule {
  /** Entry points of our packages it may use. */
  readonly ours: readonly string[];
  /** Other packages, and the folders or files of `src` that may import each; everywhere when empty. */
  readonly others: Readonly<Record<string, readonly string[]>>;
  /** Folders of `src` that may import modules of Node; empty for code that also runs in browsers. */
  readonly node: readonly string[] | "everywhere";
}

/** Allowed imports between packages, as in docs/ARCHITECTURE.md. */
const PACKAGE_RULES: Readonly<Record<string, PackageRule>> = {
  engine: {
    ours: [],
    others: {
      "decimal.js": ["decimal"],
      "date-fns": ["calendar"],
      zod: ["input"],
      "@noble/hashes": ["replay"],
      "pure-rand": ["whatif"],
    },
    node: [],
  },
  workbook: {
    ours: ["@epb/engine", "@epb/engine/explain", "@epb/engine/lookup", "@epb/engine/report", "@epb/engine/withhold"],
    others: { exceljs: ["write"], "@e965/xlsx": ["formats"], zod: ["mapping"] },
    // Only the command line and the server write workbooks.
    node: ["node", "write"],
  },
  contract: {
    ours: ["@epb/engine", "@epb/engine/reference"],
    others: { zod: [] },
    node: [],
  },
  server: {
    ours: [
      "@epb/contract",
      "@epb/contract/documentation",
      "@epb/engine",
      "@epb/engine/compare",
      "@epb/engine/explain",
      "@epb/engine/reference",
      "@epb/engine/replay",
      "@epb/engine/report",
      "@epb/engine/whatif",
      "@epb/engine/withhold",
      "@epb/workbook",
      "@epb/workbook/mapping",
      "@epb/workbook/diagnostics",
      "@epb/workbook/formats",
      "@epb/workbook/tracing",
      "@epb/workbook/write",
      "@epb/workbook/node",
    ],
    others: {
      zod: [],
      koa: [],
      "@koa/router": ["http"],
      "koa-jwt": ["http"],
      jsonwebtoken: ["features/accounts", "http"],
      "@node-rs/argon2": ["features/accounts"],
      "@zxcvbn-ts/core": ["features/accounts"],
      "@zxcvbn-ts/language-common": ["features/accounts"],
      "@zxcvbn-ts/language-en": ["features/accounts"],
      otpauth: ["features/accounts"],
      "rate-limiter-flexible": ["http/limits"],
      lowdb: ["store"],
      "lru-cache": [],
      pg: ["store", "background", "http/limits"],
      "pg-boss": ["background", "store"],
      nodemailer: ["mail"],
      pino: [],
      tinypool: ["workers"],
      "prom-client": ["start/health"],
    },
    node: "everywhere",
  },
  cli: {
    ours: [
      "@epb/engine",
      "@epb/engine/compare",
      "@epb/engine/economics",
      "@epb/engine/explain",
      "@epb/engine/lookup",
      "@epb/engine/reference",
      "@epb/engine/reference/energy-prices",
      "@epb/engine/replay",
      "@epb/engine/report",
      "@epb/engine/whatif",
      "@epb/engine/withhold",
      "@epb/workbook",
      "@epb/workbook/correct",
      "@epb/workbook/diagnostics",
      "@epb/workbook/formats",
      "@epb/workbook/mapping",
      "@epb/workbook/tracing",
      "@epb/workbook/write",
      "@epb/workbook/node",
      "@epb/server",
      "@epb/server/settings",
    ],
    others: {
      commander: [],
      "cli-progress": ["commands"],
      tinyglobby: ["commands"],
      tinypool: ["commands"],
      zod: ["policy", "zod-settings.ts"],
    },
    node: "everywhere",
  },
  viewer: {
    ours: [
      "@epb/contract",
      "@epb/engine",
      "@epb/engine/compare",
      "@epb/engine/economics",
      "@epb/engine/explain",
      "@epb/engine/reference",
      "@epb/engine/reference/zip-codes",
      "@epb/engine/report",
      "@epb/engine/whatif",
      "@epb/engine/withhold",
      "@epb/workbook",
      "@epb/workbook/correct",
      "@epb/workbook/formats",
      "@epb/workbook/mapping",
      "@epb/workbook/diagnostics",
      "@epb/workbook/tracing",
    ],
    others: {
      react: [],
      "react-dom": ["main.tsx", "check-main.tsx", "components"],
      "react-router-dom": [],
      "react-hook-form": [],
      "@hookform/resolvers": ["components"],
      "@tanstack/react-query": [],
      "@tanstack/react-table": ["components"],
      "@tanstack/react-virtual": ["components", "scenes/project-data"],
      "@trussworks/react-uswds": [],
      recharts: ["charts"],
      uqr: ["scenes/account"],
      fflate: ["scenes/check"],
      zod: [],
    },
    node: [],
  },
};

/**
 * Folders with their own entry points: the other folders do not import them, and so run in a browser and start fast.
 */
const CLOSED_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  workbook: ["diagnostics", "correct", "formats", "write", "node"],
  contract: ["documentation"],
};

/** Imports that the table does not allow; packages without a row. */
export function findPackageViolations(files: readonly ts.SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const [, packageName = "", , ...rest] = pathOf(file).split("/");
    const rule = PACKAGE_RULES[packageName];
    if (rule === undefined) return [violation(file, file, `package "${packageName}" has no row in package-imports.ts`)];
    const [folder = ""] = rest;
    const place = rest.join("/");
    return importsOf(file).flatMap((name) => {
      const why = name.text.startsWith(".")
        ? whyNotFile(packageName, folder, posix.join(posix.dirname(pathOf(file)), name.text))
        : whyNotModule(rule, place, name.text);
      return why === undefined ? [] : [violation(file, name, `${packageName} must not import ${name.text}: ${why}`)];
    });
  });
}

function whyNotFile(packageName: string, folder: string, target: string): string | undefined {
  // Name and version of a package are data; bundling writes them in.
  if (/^packages\/[^/]+\/package\.json$/.test(target)) return undefined;
  const source = `packages/${packageName}/src/`;
  if (!target.startsWith(source)) return "it lies outside the package; import the package by its name";
  const [targetFolder = ""] = target.slice(source.length).split("/");
  const closed = CLOSED_FOLDERS[packageName] ?? [];
  const isReached = closed.includes(targetFolder) && !closed.includes(folder);
  return isReached ? `${targetFolder}/ is reached through its own entry point only` : undefined;
}

/** @param place - Path below `src` of the file that imports. */
function whyNotModule(rule: PackageRule, place: string, module: string): string | undefined {
  const isIn = (folder: string): boolean => place === folder || place.startsWith(`${folder}/`);
  if (module.startsWith("node:")) {
    return rule.node === "everywhere" || rule.node.some(isIn) ? undefined : "Node is not there";
  }
  if (module.startsWith("@epb/")) return rule.ours.includes(module) ? undefined : "imports go one way";
  const [scope = "", name = ""] = module.split("/");
  const folders = rule.others[scope.startsWith("@") ? `${scope}/${name}` : scope];
  if (folders === undefined) return "the package is not in the table";
  return folders.length === 0 || folders.some(isIn) ? undefined : `only ${folders.join(", ")} may`;
}

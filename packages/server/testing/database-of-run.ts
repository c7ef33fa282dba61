import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type {} from "../../../test/testing/provided-context.js";
import { copyDatabase, type DatabaseTemplate, query } from "./copied-database.js";

/** Creates an empty database on the PostgreSQL of the run. @returns URL of the database. */
export async function createDatabase(): Promise<string> {
  const { administration } = template();
  const name = newName();
  await query(administration, `create database ${name}`);
  return new URL(`/${name}`, administration).href;
}

/** Copies the template database, which has every table and queue. @returns URL of the copy. */
export function createReadyDatabase(): Promise<string> {
  return copyDatabase(template(), newName());
}

const newName = (): string => `test_${randomUUID().replaceAll("-", "")}`;

function template(): DatabaseTemplate {
  const found = inject("databaseTemplate");
  if (found === undefined) throw new Error("Only tests of the project `postgres` have a database.");
  return found;
}

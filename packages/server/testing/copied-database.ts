import pg from "pg";

/** A PostgreSQL server with a database that is ready for use, which is copied for each test that needs one. */
export interface DatabaseTemplate {
  /** Of a database of the server that nobody changes: where others are made from. */
  readonly administration: string;
  readonly name: string;
}

/** A copy of the template, and how to be rid of it. */
export async function copyDatabase({
  administration,
  name,
}: DatabaseTemplate): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const copy = `copy_${crypto.randomUUID().replaceAll("-", "")}`;
  await query(administration, `create database ${copy} template ${name}`);
  const url = new URL(administration);
  url.pathname = `/${copy}`;
  return { url: url.href, drop: () => query(administration, `drop database ${copy} with (force)`) };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

import type { Collection, Identified } from "../collection.js";
import { columnParameter, SQL_TYPES } from "./column-values.js";
import type { Connection } from "./document-reader.js";
import { DOCUMENT, ID, identifier, tableOf } from "./identifiers.js";

/** Values of a document for the columns, in their order. */
export function columnParameters<Document extends Identified>(
  { columns }: Collection<Document>,
  document: Document,
): unknown[] {
  return Object.values(columns).map(({ of }) => columnParameter(of(document)));
}

/** Computes the columns of all documents again, after columns were added. */
export async function fillColumns<Document extends Identified>(
  collection: Collection<Document>,
  connection: Connection,
): Promise<void> {
  const names = Object.keys(collection.columns);
  const sets = names.map((name) => `${identifier(name)} = filled.${identifier(name)}`).join(", ");
  const types = Object.entries(collection.columns)
    .map(([name, { type }]) => `, ${identifier(name)} ${SQL_TYPES[type]}`)
    .join("");
  const fill =
    `update ${tableOf(collection)} as documents set ${sets}` +
    ` from json_to_recordset($1::json) as filled(${ID} uuid${types}) where documents.${ID} = filled.${ID}`;
  const read = `select ${DOCUMENT} as document from ${tableOf(collection)} where ${ID} > $1 order by ${ID} limit ${BATCH}`;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await connection.query(read, [after]);
    const documents = (rows as { readonly document: Document }[]).map(({ document }) => document);
    const last = documents.at(-1);
    if (last === undefined) return;
    after = last.id;
    const filled = documents.map((document) => {
      const values = columnParameters(collection, document);
      return { [ID]: document.id, ...Object.fromEntries(names.map((name, index) => [name, values[index]])) };
    });
    await connection.query(fill, [JSON.stringify(filled)]);
  }
}

const BATCH = 1000;

import type { PoolClient } from "pg";
import type { Collection, Identified, Stored } from "../collection.js";
import { columnParameters } from "./document-columns.js";
import { DOCUMENT, ID, identifier, REVISION, tableOf } from "./identifiers.js";
import { asConflict } from "./postgres-errors.js";

/** Adds a document with the revision it has. @throws StoreConflict "duplicate" */
export async function insertDocument<Document extends Identified>(
  client: PoolClient,
  collection: Collection<Document>,
  { document, revision }: Stored<Document>,
): Promise<Stored<Document>> {
  const names = [ID, REVISION, DOCUMENT, ...Object.keys(collection.columns)];
  const places = names.map((_, index) => `$${index + 1}`);
  const text = `insert into ${tableOf(collection)} (${names.map(identifier).join(", ")}) values (${places.join(", ")})`;
  const json = JSON.stringify(document);
  try {
    await client.query(text, [document.id, revision, json, ...columnParameters(collection, document)]);
  } catch (error) {
    throw asConflict(error, collection);
  }
  return { document: JSON.parse(json) as Document, revision };
}

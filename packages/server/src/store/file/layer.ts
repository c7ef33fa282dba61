import type { Collection, Identified, Stored } from "../collection.js";
import type { Condition, Page, Query } from "../query.js";
import { DocumentIndex } from "./document-index.js";

/** A document that a commit writes; without one it is removed. */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly stored?: Stored<Identified>;
}

interface Shelf {
  readonly index: DocumentIndex<Identified>;
  readonly documents: Map<string, Stored<Identified> | undefined>;
}

/** Documents of all collections in memory, over those of the layer below. */
export class Layer {
  readonly #below: Layer | undefined;
  readonly #shelves = new Map<string, Shelf>();
  readonly changes: Change[] = [];

  constructor(below?: Layer) {
    this.#below = below;
  }

  get<Document extends Identified>({ name }: Collection<Document>, id: string): Stored<Document> | undefined {
    return this.#stored(name, id) as Stored<Document> | undefined;
  }

  getBy<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    value: string,
  ): Stored<Document> | undefined {
    const id = this.#index(collection).idBy(column, value);
    return id === undefined ? undefined : this.get(collection, id);
  }

  find<Document extends Identified>(collection: Collection<Document>, query: Query): Page<Stored<Document>> {
    const { items, next } = this.#index(collection).find(query);
    const stored = items.map((id) => this.get(collection, id)).filter((item) => item !== undefined);
    return { items: stored, ...(next !== undefined && { next }) };
  }

  count<Document extends Identified>(collection: Collection<Document>, where?: readonly Condition[]): number {
    return this.#index(collection).count(where);
  }

  /** @throws StoreConflict "duplicate" */
  put<Document extends Identified>(collection: Collection<Document>, stored: Stored<Document>): void {
    const index = this.#index(collection);
    index.requireUnique(stored.document);
    index.put(stored.document);
    this.#note(collection.name, stored.document.id, stored);
  }

  remove<Document extends Identified>(collection: Collection<Document>, id: string): void {
    this.#index(collection).remove(id);
    this.#note(collection.name, id, undefined);
  }

  /** Takes over the changes of a layer that lies over this one. */
  absorb(above: Layer): void {
    for (const [, { index, documents }] of above.#shelves) {
      for (const [id, stored] of documents) {
        if (stored === undefined) this.remove(index.collection, id);
        else this.#replace(index.collection, stored);
      }
    }
  }

  /** The values were found unique in the layer above, which knows what else changes with them. */
  #replace(collection: Collection<Identified>, stored: Stored<Identified>): void {
    this.#index(collection).put(stored.document);
    this.#note(collection.name, stored.document.id, stored);
  }

  #note(collection: string, id: string, stored: Stored<Identified> | undefined): void {
    this.#shelves.get(collection)?.documents.set(id, stored);
    if (this.#below !== undefined) this.changes.push({ collection, id, ...(stored !== undefined && { stored }) });
  }

  #stored(collection: string, id: string): Stored<Identified> | undefined {
    const documents = this.#shelves.get(collection)?.documents;
    if (documents?.has(id) === true) return documents.get(id);
    return this.#below === undefined ? undefined : this.#below.#stored(collection, id);
  }

  #index<Document extends Identified>(collection: Collection<Document>): DocumentIndex<Document> {
    const known = this.#shelves.get(collection.name)?.index;
    if (known !== undefined) return known as unknown as DocumentIndex<Document>;
    const index = new DocumentIndex(collection, this.#below === undefined ? undefined : this.#below.#index(collection));
    this.#shelves.set(collection.name, { index: index as unknown as DocumentIndex<Identified>, documents: new Map() });
    return index;
  }
}

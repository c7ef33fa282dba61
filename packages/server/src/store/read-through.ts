import type { Collection, Identified, Stored } from "./collection.js";
import type { Condition, Page, Query, Single } from "./query.js";
import type { Reader } from "./store.js";

/** A reader that passes reads on to another reader, for classes with further methods. */
export abstract class ReadThrough implements Reader {
  readonly #reader: Reader;

  protected constructor(reader: Reader) {
    this.#reader = reader;
  }

  get<Document extends Identified>(
    collection: Collection<Document>,
    id: string,
  ): Promise<Stored<Document> | undefined> {
    return this.#reader.get(collection, id);
  }

  getBy<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    value: string,
  ): Promise<Stored<Document> | undefined> {
    return this.#reader.getBy(collection, column, value);
  }

  find<Document extends Identified>(collection: Collection<Document>, query: Query): Promise<Page<Stored<Document>>> {
    return this.#reader.find(collection, query);
  }

  count<Document extends Identified>(collection: Collection<Document>, where?: readonly Condition[]): Promise<number> {
    return this.#reader.count(collection, where);
  }

  values<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    where?: readonly Condition[],
  ): Promise<readonly (Single | undefined)[]> {
    return this.#reader.values(collection, column, where);
  }
}

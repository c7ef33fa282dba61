import type { Bytes, Call, CallTypes } from "../calls/call.js";

/** Descriptions of fields by their names: `email`, `history.status`, `getReport.id`, `ListReportsReply.id`. */
export type Words = Readonly<Record<string, string>>;

/** Examples and descriptions of a group of calls. */
export interface Documentation {
  readonly examples: readonly CallExample[];
  readonly words: Words;
}

/** Example of a call. */
export interface CallExample {
  /** Name of the call. */
  readonly name: string;
  readonly body?: unknown;
  readonly reply?: unknown;
  readonly bodyName?: string;
  readonly replyName?: string;
}

/** A JSON body or reply needs an example; a file has none. */
export type ExampleOf<Types extends CallTypes> = ExampleOfPart<Types, "body"> & ExampleOfPart<Types, "reply">;

type ExampleOfPart<Types extends CallTypes, Part extends "body" | "reply"> =
  Types extends Readonly<Record<Part, infer Form>>
    ? IsJson<Form> extends true
      ? Readonly<Record<Part, Form>> & SchemaName<Part>
      : NoExample<Part>
    : NoExample<Part>;

type NoExample<Part extends string> = Readonly<Partial<Record<Part, never>>>;

/** Files are `Bytes` in a body and `unknown` in a reply. */
type IsJson<Form> = unknown extends Form ? false : [Form] extends [Bytes] ? false : true;

/** Name of the schema, where other calls have the same one. */
type SchemaName<Part extends string> = Readonly<Partial<Record<`${Part}Name`, string>>>;

/** An example of a call. It has the types of the row. */
export function example<Types extends CallTypes>({ name }: Call<Types>, parts: ExampleOf<Types>): CallExample {
  return { name, ...parts };
}

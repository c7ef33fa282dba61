import type { TemplateKind } from "@epb/engine";

/** What a version of a template calls otherwise than the versions before it, and what it has no more. */
export interface VersionChange {
  readonly kinds: readonly TemplateKind[];
  /** The version that brought the change. */
  readonly version: string;
  /** Fields of forms, from the path before to the path since. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Tables, from the id before to the id since. */
  readonly tables?: Readonly<Record<string, string>>;
  /** Columns by the id of their table since, from the key before to the key since. */
  readonly columns?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly removed?: readonly RemovedPart[];
}

/** A field or a column that is gone, and why: people read the reason when their value has no place. */
export type RemovedPart =
  | { readonly path: string; readonly reason: string }
  | { readonly table: string; readonly column: string; readonly reason: string };

/** Every change between the versions of our templates, oldest first. The first versions are the current ones. */
export const VERSION_CHANGES: readonly VersionChange[] = [];

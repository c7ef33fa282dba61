/** A step of the database that is made once, in the order of the numbers. What has been released never changes. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly statements: readonly string[];
}

/** Reviver of JSON that leaves out the ids that the store gives: of items that are compared, they would pass for a change. */
export const withoutIds = (name: string, value: unknown): unknown =>
  name === "id" || name === "_id" ? undefined : value;

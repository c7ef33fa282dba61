/** What is done with the rows that are selected. */
export type RowAction = "up" | "down" | "copy" | "remove";

/** The keys of each, as assistive technology is told. */
export const ROW_KEYS: Readonly<Record<RowAction, string>> = {
  up: "Alt+ArrowUp",
  down: "Alt+ArrowDown",
  copy: "Alt+Shift+ArrowDown",
  remove: "Control+Delete",
};

interface Keys {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What keys do with rows; undefined where they do something else. The command key of a Mac is its control key. */
export function rowActionOf({ key, altKey, shiftKey, ctrlKey, metaKey }: Keys): RowAction | undefined {
  const pressed = [ctrlKey || metaKey ? "Control" : "", altKey ? "Alt" : "", shiftKey ? "Shift" : "", key];
  const name = pressed.filter(Boolean).join("+");
  return (Object.keys(ROW_KEYS) as RowAction[]).find((action) => ROW_KEYS[action] === name);
}

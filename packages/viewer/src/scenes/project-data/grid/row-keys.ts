/** Actions on the selected rows. */
export type RowAction = "up" | "down" | "copy" | "remove";

/** Keys of each action, in the format of `aria-keyshortcuts`. */
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

/** Row action of a key press; undefined for other keys. The Command key of a Mac counts as Control. */
export function rowActionOf({ key, altKey, shiftKey, ctrlKey, metaKey }: Keys): RowAction | undefined {
  const pressed = [ctrlKey || metaKey ? "Control" : "", altKey ? "Alt" : "", shiftKey ? "Shift" : "", key];
  const name = pressed.filter(Boolean).join("+");
  return (Object.keys(ROW_KEYS) as RowAction[]).find((action) => ROW_KEYS[action] === name);
}

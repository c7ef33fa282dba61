import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from "react";

interface RowMenuProps {
  /** Name of the button: `Actions for Maple Valley`. */
  readonly label: string;
  /** The entries, each a list item with a link or a button. */
  readonly children: ReactNode;
}

const ENTRIES = "a[href], button:not([disabled])";

/** Index of the entry that a key moves to. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Distance in pixels between the button and the list. */
const GAP = 4;

/**
 * A button with the rare actions of a row. The list is a popover, which a frame that scrolls does not cut off: the
 * browser closes it for Escape and for a click elsewhere, and gives the focus back to the button.
 */
export function RowMenu({ label, children }: RowMenuProps): ReactElement {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const place = (): void => {
    const [beside, { current }] = [button.current?.getBoundingClientRect(), list];
    if (beside === undefined || current === null) return;
    const isBelow = beside.bottom + GAP + current.offsetHeight <= innerHeight;
    current.style.top = `${isBelow ? beside.bottom + GAP : beside.top - GAP - current.offsetHeight}px`;
    current.style.left = `${Math.max(GAP, beside.right - current.offsetWidth)}px`;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (move === undefined || (!isOpen && event.key !== "ArrowDown")) return;
    event.preventDefault();
    list.current?.showPopover();
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    entries[move(at, entries.length)]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what takes keys are the button and the entries within
    <div
      className="row-menu"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) list.current?.hidePopover();
      }}
    >
      <button
        ref={button}
        type="button"
        className="row-menu__button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <circle cx="5" cy="12" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="19" cy="12" r="2" />
        </svg>
      </button>
      {/* A dialog that an entry opens gives the focus back to the button. */}
      <ul
        ref={list}
        id={id}
        className="row-menu__list"
        popover="auto"
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          if (newState === "open") place();
        }}
        onClickCapture={() => {
          button.current?.focus();
          list.current?.hidePopover();
        }}
      >
        {children}
      </ul>
    </div>
  );
}

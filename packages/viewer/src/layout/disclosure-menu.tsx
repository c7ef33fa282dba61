import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

interface DisclosureMenuProps {
  /** Content of the button. */
  readonly label: ReactNode;
  /** True if an entry of the menu is the current page. */
  readonly isCurrent?: boolean;
  /** A name for styles: `bar__menu--user`. */
  readonly className?: string;
  /** Above the entries. */
  readonly heading?: ReactNode;
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

/** A button that unfolds a list: opened by a click, Enter, Space or the arrow down; closed by Escape, by leaving it, and by going somewhere. */
export function DisclosureMenu({
  label,
  isCurrent = false,
  className = "",
  heading,
  children,
}: DisclosureMenuProps): ReactElement {
  const id = useId();
  const frame = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu after each navigation
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && frame.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && isOpen) {
      // A panel around the menu stays open.
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const move = MOVES[event.key];
    if (move === undefined || (!isOpen && event.key !== "ArrowDown")) return;
    event.preventDefault();
    setOpen(true);
    // An entry can take the focus only after the list is visible.
    requestAnimationFrame(() => {
      const entries = [...(list.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
      const at = entries.indexOf(document.activeElement as HTMLElement);
      entries[move(at, entries.length)]?.focus();
    });
  };

  return (
    <li
      ref={frame}
      className={`bar__menu ${className}`}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && frame.current?.contains(relatedTarget) === false) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={isCurrent ? "bar__entry bar__entry--current" : "bar__entry"}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <span className="bar__arrow" aria-hidden="true" />
      </button>
      <div className="bar__drop" id={id} hidden={!isOpen}>
        {heading}
        {/* A dialog that an entry opens gives the focus back to what has it now. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are the links and buttons within */}
        <ul
          ref={list}
          onClick={() => {
            setOpen(false);
            button.current?.focus();
          }}
        >
          {children}
        </ul>
      </div>
    </li>
  );
}

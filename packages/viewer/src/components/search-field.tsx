import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { useNavigation } from "react-router-dom";

/** Milliseconds after the last key before it is searched. */
const DEBOUNCE_MILLISECONDS = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Current search text. */
  readonly value: string;
  readonly maxLength?: number;
  readonly clearText: string;
  readonly onSearch: (words: string) => void;
}

/** Words that are searched for as one types. */
export function SearchField({
  label,
  placeholder,
  value,
  maxLength,
  clearText,
  onSearch,
}: SearchFieldProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    // The value changed elsewhere: another URL, or a cleared filter. Text that is being typed stays.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  // Another page is loading: a search would change the address, and keep the reader on this page.
  const isLeaving = useNavigation().state === "loading";
  useEffect(() => {
    if (isLeaving || typed === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      search.current(typed);
    }, DEBOUNCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, isLeaving]);
  return (
    <search className="search-field">
      <label className="usa-label" htmlFor={id}>
        {label}
      </label>
      <div className="search-field__box">
        <input
          ref={input}
          id={id}
          className="usa-input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== "" && (
          <button
            type="button"
            className="search-field__clear"
            aria-label={clearText}
            onClick={() => {
              setTyped("");
              input.current?.focus();
            }}
          >
            ×
          </button>
        )}
      </div>
    </search>
  );
}

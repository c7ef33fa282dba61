import { type ReactElement, useId, useState } from "react";
import "../styles/_uploads.scss";

interface FileDropProps {
  readonly label: string;
  /** Kinds and size that are taken. */
  readonly hint?: string;
  /** What the window for choosing offers: `.xlsx`. */
  readonly accept?: string;
  readonly isDisabled?: boolean;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
  readonly onFile: (file: File) => void;
}

/** A place to drop a file on, or to choose one by mouse or keyboard: the input lies over all of it, and takes what is dropped. */
export function FileDrop({ label, hint, accept, isDisabled = false, error, onFile }: FileDropProps): ReactElement {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={`file-drop${isOver ? " file-drop--over" : ""}${error === undefined ? "" : " file-drop--error"}`}>
      <svg className="file-drop__icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 16V5m-4.5 4L12 4.5 16.5 9M4 15v4h16v-4" />
      </svg>
      <label className="file-drop__label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <span className="file-drop__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className="usa-error-message" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
      <input
        className="file-drop__input"
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        aria-describedby={described.length > 0 ? described.join(" ") : undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file once more, mended meanwhile, is a choice as well.
          currentTarget.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
    </div>
  );
}

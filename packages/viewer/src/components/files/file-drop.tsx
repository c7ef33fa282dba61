import "./files.scss";
import { type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import { FILE_TEXTS } from "../../texts/file-texts.js";
import { SteadyButton } from "../steady-button.js";
import { type Dropped, droppedFiles, filesOfFolder, leftOutLines, type PickedFile } from "./dropped-files.js";
import { useDrop } from "./use-drop.js";

interface FileDropProps {
  readonly label: string;
  /** Text above the label, which then looks like a button. */
  readonly title?: string;
  /** Kinds and size that are taken. */
  readonly hint?: string;
  /** File types in the dialog of the browser, and in folders: `.xlsx,.json`. */
  readonly accept?: string;
  /** Accepts several files, and opens folders. */
  readonly isMultiple?: boolean;
  /** Accepts drops anywhere on the page. */
  readonly isWholePage?: boolean;
  /** Takes less space once there is content below it. */
  readonly isCompact?: boolean;
  readonly isDisabled?: boolean;
  /** Problem with the selection. */
  readonly error?: string | undefined;
  /** At least one; no more than one unless several are taken. */
  readonly onFiles: (files: readonly PickedFile[]) => void;
  /** Beside the label. */
  readonly children?: ReactNode;
}

/** Drop zone for files and folders. They can also be selected by mouse or keyboard: the input covers the whole zone. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { label, title, hint, accept, isMultiple = false, isWholePage = false, isDisabled = false, onFiles } = props;
  const { isCompact = false, error, children } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const take = (files: readonly PickedFile[]): void => {
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  const takeWhole = (dropped: Dropped): void => {
    setLeftOut(leftOutLines(dropped, isMultiple));
    take(dropped.files);
  };
  const isWanted = (name: string): boolean => isAccepted(name, accept);
  const isOver = useDrop(isWholePage ? undefined : place, (transfer) => {
    if (!isDisabled) void droppedFiles(transfer, { opensFolders: isMultiple, isWanted }).then(takeWhole);
  });
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  const looks = { over: isOver && !isDisabled, error: error !== undefined, compact: isCompact };
  const modifiers = Object.entries(looks).map(([name, isSo]) => (isSo ? ` file-drop--${name}` : ""));
  return (
    <div ref={place} className={`file-drop no-print${modifiers.join("")}`}>
      {!isCompact && (
        <svg className="file-drop__icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 2.5h8l5 5v14H6Zm8 0v5h5M12.5 18v-6.5m-3 3 3-3 3 3" />
        </svg>
      )}
      {title !== undefined && <p className="file-drop__title">{looks.over ? FILE_TEXTS.letGo : title}</p>}
      <div className="file-drop__actions">
        <label className={title === undefined ? "file-drop__label" : "usa-button file-drop__button"} htmlFor={id}>
          {label}
        </label>
        {isMultiple && (
          <FolderButton isDisabled={isDisabled} onFiles={(files) => takeWhole(filesOfFolder(files, isWanted))} />
        )}
        {children}
      </div>
      <input
        className="file-drop__input"
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        aria-describedby={described.length > 0 ? described.join(" ") : undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])].map((file) => ({ path: file.name, file }));
          // Selecting the same file again, perhaps after a correction, is also a change.
          currentTarget.value = "";
          setLeftOut([]);
          take(files);
        }}
      />
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
      <span className="file-drop__left-out" role="status">
        {leftOut.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </div>
  );
}

/** Checks the extension, the only information about files in a folder. */
function isAccepted(name: string, accept: string | undefined): boolean {
  const endings = (accept ?? "").split(",").filter((part) => part.startsWith("."));
  return endings.length === 0 || endings.some((ending) => name.toLowerCase().endsWith(ending));
}

interface FolderButtonProps {
  readonly isDisabled: boolean;
  /** Called with all files in and below the folder; an empty list for an empty folder. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the window of the browser in which folders are chosen; some browsers have none. */
function FolderButton({ isDisabled, onFiles }: FolderButtonProps): ReactElement | null {
  const input = useRef<HTMLInputElement>(null);
  if (!("webkitdirectory" in HTMLInputElement.prototype)) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={FILE_TEXTS.chooseFolder}
        // As a string, because React omits the attribute if it is a boolean.
        {...{ webkitdirectory: "" }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          onFiles(files);
        }}
      />
      <SteadyButton type="button" outline disabled={isDisabled} onClick={() => input.current?.click()}>
        {FILE_TEXTS.chooseFolder}
      </SteadyButton>
    </>
  );
}

import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { CHECK_TEXTS } from "../../texts/check-texts.js";

interface DropZoneProps {
  /** Once there is something below it, it takes little room. */
  readonly isCompact: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Beside the button for choosing. */
  readonly children?: ReactNode;
}

/** A place to drop files on, or to choose them; whatever is dropped anywhere on the page lands here. */
export function DropZone({ isCompact, onFiles, children }: DropZoneProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDrop(onFiles);
  return (
    <div className={`drop-zone no-print${isCompact ? " drop-zone--compact" : ""}${isOver ? " drop-zone--over" : ""}`}>
      {!isCompact && (
        <svg className="drop-zone__icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 2.5h8l5 5v14H6Zm8 0v5h5M12.5 18v-6.5m-3 3 3-3 3 3" />
        </svg>
      )}
      <p className="drop-zone__title">{titleOf(isCompact, isOver)}</p>
      {!isCompact && (
        <p className="drop-zone__hint" id={`${id}-hint`}>
          {CHECK_TEXTS.dropHint}
        </p>
      )}
      <div className="drop-zone__actions">
        <input
          ref={input}
          id={id}
          className="drop-zone__input"
          type="file"
          multiple
          accept=".xlsx,.json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/json"
          aria-describedby={isCompact ? undefined : `${id}-hint`}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file once more, mended meanwhile, is a choice as well.
            currentTarget.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
        <label className="usa-button drop-zone__choose" htmlFor={id}>
          {CHECK_TEXTS.choose}
        </label>
        {children}
      </div>
    </div>
  );
}

function titleOf(isCompact: boolean, isOver: boolean): string {
  if (isOver) return CHECK_TEXTS.dropping;
  return isCompact ? CHECK_TEXTS.dropMore : CHECK_TEXTS.dropTitle;
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

/** Takes files that are dropped on the page, which a browser would open in its place. @returns Whether files are held over it. */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onOver = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    addEventListener("dragenter", onOver, { signal });
    addEventListener("dragover", onOver, { signal });
    addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal });
    addEventListener(
      "drop",
      (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) latest.current(files);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return isOver;
}

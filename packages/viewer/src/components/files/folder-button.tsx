import { type ReactElement, useRef } from "react";
import { FILE_TEXTS } from "../../texts/file-texts.js";
import { SteadyButton } from "../steady-button.js";

interface FolderButtonProps {
  readonly isDisabled: boolean;
  /** All that is in the folder and below it; nothing where it is empty. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the window of the browser in which folders are chosen; some browsers have none. */
export function FolderButton({ isDisabled, onFiles }: FolderButtonProps): ReactElement | null {
  const input = useRef<HTMLInputElement>(null);
  if (!("webkitdirectory" in HTMLInputElement.prototype)) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        // React sets it as it is: as a boolean it would be left out.
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

import { type ReactElement, useState } from "react";
import { useNotices } from "../../components/notices/notice-list.js";
import { Spinner } from "../../components/spinner.js";
import { SteadyButton } from "../../components/steady-button.js";
import { CHECK_TEXTS } from "./check-texts.js";

interface ExampleButtonProps {
  readonly isOutline?: boolean;
  readonly onFile: (file: File) => void;
}

/** Checks a workbook that the site itself offers. */
export function ExampleButton({ isOutline = false, onFile }: ExampleButtonProps): ReactElement {
  const notices = useNotices();
  const [isWaiting, setWaiting] = useState(false);
  const load = async (): Promise<void> => {
    setWaiting(true);
    try {
      const response = await fetch(`/examples/${CHECK_TEXTS.exampleFile}`);
      if (!response.ok) throw new Error(`status ${response.status}`);
      onFile(new File([await response.blob()], CHECK_TEXTS.exampleFile));
    } catch {
      notices.show(CHECK_TEXTS.exampleFailed, { kind: "danger" });
    } finally {
      setWaiting(false);
    }
  };
  return (
    <SteadyButton type="button" outline={isOutline} disabled={isWaiting} onClick={() => void load()}>
      {CHECK_TEXTS.tryExample} {isWaiting && <Spinner />}
    </SteadyButton>
  );
}

import { useEffect } from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { useOpenProject } from "./open-project.js";

/** Names the window after a part of the open project; after the project alone without a title. */
export function usePartTitle(title: string | undefined): void {
  const { name } = useOpenProject();
  useEffect(() => {
    document.title = [...(title === undefined ? [] : [title]), name, COMMON_TEXTS.productName].join(" · ");
  }, [title, name]);
}

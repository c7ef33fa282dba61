import { today } from "../format/dates.js";
import { PRINT_TEXTS } from "./layout-texts.js";

/**
 * Writes the identity of the page, the date, and the words of the page number into the margins of a print
 * (`styles/_print.scss`). The title gets the identity as well: browsers that print no margins of a page print the title, and
 * a saved file is named after it.
 */
export function keepPrintMargins(): void {
  let title = document.title;
  addEventListener("beforeprint", () => {
    title = document.title;
    const identity = document.querySelector<HTMLElement>("[data-print-identity]")?.dataset["printIdentity"];
    if (identity !== undefined) document.title = identity;
    const { style } = document.documentElement;
    style.setProperty("--print-identity", JSON.stringify(identity ?? title));
    style.setProperty("--print-date", JSON.stringify(PRINT_TEXTS.printed(today())));
    style.setProperty("--print-page", JSON.stringify(PRINT_TEXTS.page));
    style.setProperty("--print-of", JSON.stringify(PRINT_TEXTS.of));
  });
  addEventListener("afterprint", () => {
    document.title = title;
  });
}

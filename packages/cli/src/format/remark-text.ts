import type { HeadlineRemark } from "@epb/workbook/diagnostics";

/** Text after the unit of a headline figure; empty if there is no remark. */
export function remarkText(remark: HeadlineRemark | undefined): string {
  switch (remark?.kind) {
    case undefined:
      return "";
    case "from-to":
      return `, ${remark.start} to ${remark.end}`;
    // Behind "a year".
    case "for-years":
      return ` for ${yearsWords(remark.years)}`;
    case "in-years":
      return `in ${yearsWords(remark.years)}`;
    case "no-interest":
      return "no interest, because no rate is entered";
    default:
      return remark satisfies never;
  }
}

const yearsWords = (years: number): string => `${years} ${years === 1 ? "year" : "years"}`;

import type { ForeignForm } from "../form.js";
import { cityDebtSheet, debtSheetShows } from "./city-debt-sheet.js";
import { escoProForma, proFormaShows } from "./esco-pro-forma.js";

/** Forms by an author who did not know the lists of labels. */
export const THIRD_FORMS: readonly ForeignForm[] = [
  {
    name: "third/esco-pro-forma",
    write: escoProForma,
    project: {
      shown: proFormaShows,
      terms: {
        ...{ from: "federal-espc", measures: [2, 10], award: "2027-04-12", months: 14, index: "0.0395" },
        ...{ premium: "0.0085", savings: "1.3" },
      },
    },
    maker: "exceljs",
    features: "units between labels and values, groups of merged headers, therms, a fee that grows",
  },
  {
    name: "third/city-debt-sheet",
    write: cityDebtSheet,
    project: {
      shown: debtSheetShows,
      terms: { from: "epx-campus", award: "2027-09-15", months: 12, index: "0.031", premium: "0.0065", savings: "1.5" },
    },
    maker: "raw XML",
    features:
      "shared strings, labels above values, sources and uses beside assumptions, fiscal years, negative rebates",
  },
];

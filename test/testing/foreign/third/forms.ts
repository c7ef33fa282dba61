import type { ForeignForm } from "../form.js";
import { agencyBudget, agencyBudgetShows } from "./agency-budget.js";
import { boardTable, boardTableShows } from "./board-table.js";
import { capitalRequest, capitalRequestShows } from "./capital-request.js";
import { cityDebtSheet, debtSheetShows } from "./city-debt-sheet.js";
import { energyOfficeAudit, officeAuditShows } from "./energy-office-audit.js";
import { escoProForma, proFormaShows } from "./esco-pro-forma.js";
import { peerReview, peerReviewShows } from "./peer-review.js";
import { utilityRebate, utilityRebateShows } from "./utility-rebate.js";

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
  {
    name: "third/utility-rebate",
    write: utilityRebate,
    project: {
      shown: utilityRebateShows,
      terms: {
        ...{ from: "federal-espc", measures: [7, 16], award: "2027-06-08", months: 9, index: "0.0375" },
        ...{ premium: "0.005", savings: "1.9" },
      },
    },
    maker: "LibreOffice",
    features: "labels above values, headers of two lines with units below, names of measure types, monthly payments",
  },
  {
    name: "third/board-table",
    write: boardTable,
    project: {
      shown: boardTableShows,
      terms: {
        from: "school-district",
        award: "2027-05-11",
        months: 15,
        index: "0.0336",
        premium: "0.0055",
        savings: "1.5",
      },
    },
    maker: "exceljs",
    features: "sentences over two cells, thousands, school years across with rates",
  },
  {
    name: "third/energy-office-audit",
    write: energyOfficeAudit,
    project: {
      shown: officeAuditShows,
      terms: { from: "epx-campus", award: "2027-07-20", months: 11, index: "0.0325", premium: "0.005", savings: "1.5" },
    },
    maker: "raw XML",
    features: "inline strings, prices and savings on two sheets, groups of units, shares of the price beside limits",
  },
  {
    name: "third/peer-review",
    write: peerReview,
    project: {
      shown: peerReviewShows,
      terms: {
        ...{ from: "federal-espc", measures: [4, 11], award: "2027-02-09", months: 17, index: "0.0405" },
        ...{ premium: "0.0115", savings: "2" },
      },
    },
    maker: "LibreOffice",
    features: "values beside benchmarks and comments, a column for each measure, units between labels and values",
  },
  {
    name: "third/capital-request",
    write: capitalRequest,
    project: {
      shown: capitalRequestShows,
      terms: {
        ...{ from: "federal-espc", measures: [0, 8], award: "2028-03-14", months: 20, index: "0.0355" },
        ...{ premium: "0.007", savings: "1.8" },
      },
    },
    maker: "exceljs",
    features: "two pairs of labels and values in a row, thousands, MWh, a subtotal, fiscal years down",
  },
  {
    name: "third/agency-budget",
    write: agencyBudget,
    project: {
      shown: agencyBudgetShows,
      terms: {
        ...{ from: "federal-espc", measures: [9, 19], award: "2027-08-31", months: 24, index: "0.0415" },
        ...{ premium: "0.0135", savings: "1.8" },
      },
    },
    maker: "raw XML",
    features: "shared strings, codes of technologies, one-time amounts, fiscal years down with rates and services",
  },
];

import { cashFlowDown, cashFlowShows } from "./cash-flow-down.js";
import type { ForeignForm } from "./form.js";
import { idiqSchedules, idiqShows } from "./idiq-schedules.js";
import { lenderSchedule, lenderShows } from "./lender-schedule.js";
import { proForma } from "./pro-forma.js";
import { stateRfp, stateRfpShows } from "./state-rfp.js";
import { taskOrder } from "./task-order.js";
import { utilityAgreement, utilityShows } from "./utility-agreement.js";

/** The forms of fixtures/foreign. */
export const FORMS: readonly ForeignForm[] = [
  {
    name: "pro-forma",
    write: proForma,
    project: "school-district",
    maker: "exceljs",
    features: "one sheet, thousands, percentage and basis points, years across",
  },
  {
    name: "task-order",
    write: taskOrder,
    project: "federal-espc",
    maker: "exceljs",
    features: "five sheets, two header rows, years down as text, measures in another order on the savings sheet",
  },
  {
    name: "idiq-schedules",
    write: idiqSchedules,
    project: {
      shown: idiqShows,
      terms: { from: "federal-espc", award: "2026-09-29", months: 22, index: "0.0405", premium: "0.0118" },
    },
    maker: "LibreOffice",
    features: "nine sheets, years across beside an implementation period, the form's own debt service and payments",
  },
  {
    name: "state-rfp",
    write: stateRfp,
    project: {
      shown: stateRfpShows,
      terms: { from: "epx-campus", award: "2027-03-02", months: 14, index: "0.0385", premium: "0", savings: "1.2" },
    },
    maker: "exceljs",
    features: "hard and soft cost, therms, one rate for all years, a date in words, yes/no letters, formulas",
  },
  {
    name: "cash-flow-down",
    write: cashFlowDown,
    project: {
      shown: cashFlowShows,
      terms: { from: "school-district", award: "2026-08-04", months: 11, index: "0.0335", premium: "0.0045" },
    },
    maker: "exceljs",
    features: "labels above values, headers of two lines, fiscal years down, negative incentives, remarks, net columns",
  },
  {
    name: "lender-schedule",
    write: lenderSchedule,
    project: {
      shown: lenderShows,
      terms: { from: "example-annual-end", award: "2026-05-29", months: 16, index: "0.03125", premium: "0.0115" },
    },
    maker: "LibreOffice",
    features: "two loans with the same labels, the lender's principal and interest, PMT, one rate for all savings",
  },
  {
    name: "utility-agreement",
    write: utilityAgreement,
    project: {
      shown: utilityShows,
      terms: {
        ...{ from: "example-monthly-beginning", award: "2027-04-05", months: 9, index: "0.0372", premium: "0.0093" },
        savings: "1.4",
      },
    },
    maker: "raw XML",
    features: "inline strings, odd formats, labels above values, MWh and kBtu, slash dates, basis points",
  },
];

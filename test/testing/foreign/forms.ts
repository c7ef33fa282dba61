import type { ForeignForm } from "./form.js";
import { idiqSchedules, idiqShows } from "./idiq-schedules.js";
import { proForma } from "./pro-forma.js";
import { stateRfp, stateRfpShows } from "./state-rfp.js";
import { taskOrder } from "./task-order.js";

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
];

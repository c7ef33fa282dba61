import { agencyCashFlow, agencyShows } from "./agency-cash-flow.js";
import { boardShows, boardSummary } from "./board-summary.js";
import { cashFlowDown, cashFlowShows } from "./cash-flow-down.js";
import { courthouseExhibits, courthouseShows } from "./courthouse-exhibits.js";
import { energyServicesProposal, proposalShows } from "./energy-services-proposal.js";
import type { ForeignForm } from "./form.js";
import { hospitalPhases, hospitalShows } from "./hospital-phases.js";
import { idiqSchedules, idiqShows } from "./idiq-schedules.js";
import { lenderSchedule, lenderShows } from "./lender-schedule.js";
import { matrixShows, measureMatrix } from "./measure-matrix.js";
import { proForma } from "./pro-forma.js";
import { schoolBond, schoolBondShows } from "./school-bond.js";
import { stateRfp, stateRfpShows } from "./state-rfp.js";
import { taskOrder } from "./task-order.js";
import { utilityAgreement, utilityShows } from "./utility-agreement.js";
import { waterPlant, waterPlantShows } from "./water-plant.js";

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
  {
    name: "board-summary",
    write: boardSummary,
    project: {
      shown: boardShows,
      terms: {
        ...{
          from: "federal-espc",
          measures: [0, 6],
          award: "2027-06-14",
          months: 15,
          index: "0.0395",
          premium: "0.0085",
        },
        savings: "1.3",
      },
    },
    maker: "raw XML",
    features: "shared strings, thousands with negative costs, hidden superseded row, years across, percentages as text",
  },
  {
    name: "measure-matrix",
    write: measureMatrix,
    project: {
      shown: matrixShows,
      terms: {
        ...{ from: "epx-campus", measures: [1, 5], award: "2026-11-16", months: 12, index: "0.0415", premium: "0" },
        savings: "1.5",
      },
    },
    maker: "LibreOffice",
    features: "a column for each measure, groups merged downward, dekatherms, terms beside one another, emissions",
  },
  {
    name: "energy-services-proposal",
    write: energyServicesProposal,
    project: {
      shown: proposalShows,
      terms: {
        ...{
          from: "federal-espc",
          measures: [5, 11],
          award: "2027-09-07",
          months: 10,
          index: "0.0325",
          premium: "0.0015",
        },
        savings: "1.6",
      },
    },
    maker: "exceljs",
    features: "defined names, headers of three lines, blank columns beside labels, names of M&V options, fee build-up",
  },
  {
    name: "water-plant",
    write: waterPlant,
    project: {
      shown: waterPlantShows,
      terms: { from: "san-leandro-2021", award: "2026-07-01", months: 0, index: "0.01971095", premium: "0" },
    },
    maker: "exceljs",
    features: "one measure among sentences, an earlier offer in hidden columns, a rate with many digits, no escalation",
  },
  {
    name: "school-bond",
    write: schoolBond,
    project: {
      shown: schoolBondShows,
      terms: {
        ...{
          from: "school-district",
          measures: [0, 4],
          award: "2028-03-15",
          months: 8,
          index: "0.0285",
          premium: "0.0065",
        },
        savings: "1.1",
      },
    },
    maker: "exceljs",
    features:
      "subtotals, merged groups, MWh and kBtu, M&V letters, school years across, negative costs, day-month dates",
  },
  {
    name: "agency-cash-flow",
    write: agencyCashFlow,
    project: {
      shown: agencyShows,
      terms: { from: "epx-campus", award: "2026-10-12", months: 15, index: "0.0429", premium: "0", savings: "1.4" },
    },
    maker: "raw XML",
    features:
      "inline strings, four sheets, units and dollars by utility, gas in Mcf, sewer, the same header several times",
  },
  {
    name: "courthouse-exhibits",
    write: courthouseExhibits,
    project: {
      shown: courthouseShows,
      terms: {
        ...{ from: "direct-funded-override", award: "2027-01-19", months: 8, index: "0.0355", premium: "0" },
        savings: "1.3",
      },
    },
    maker: "raw XML",
    features:
      "shared strings, measures joined by title, an old version of the prices on a hidden sheet, a rate as text",
  },
  {
    name: "hospital-phases",
    write: hospitalPhases,
    project: {
      shown: hospitalShows,
      terms: {
        ...{
          from: "federal-espc",
          measures: [16, 25],
          award: "2026-12-31",
          months: 20,
          index: "0.0389",
          premium: "0.0155",
        },
        savings: "1.9",
      },
    },
    maker: "LibreOffice",
    features: "a second loan that repeats all labels, a hidden row, measures of a later phase below the total, NPV",
  },
];

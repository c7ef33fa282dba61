import type { ForeignForm } from "../form.js";
import { agreementCashFlow, agreementShows } from "./agreement-cash-flow.js";
import { assessedApplication, assessedShows } from "./assessed-application.js";
import { auditMeasures, auditShows } from "./audit-measures.js";
import { districtPacket, packetShows } from "./district-packet.js";
import { finalProposal, finalProposalShows } from "./final-proposal.js";
import { healthShows, healthSystem } from "./health-system.js";
import { leaseTermSheet, termSheetShows } from "./lease-term-sheet.js";
import { preliminaryProposal, preliminaryShows } from "./preliminary-proposal.js";
import { publicHousing, publicHousingShows } from "./public-housing.js";
import { utilityReport, utilityReportShows } from "./utility-report.js";

/** Forms in the words of public documents, written before anybody compared them with the lists of labels. */
export const SECOND_FORMS: readonly ForeignForm[] = [
  {
    name: "second/final-proposal",
    write: finalProposal,
    project: {
      shown: finalProposalShows,
      terms: { from: "federal-espc", award: "2027-02-26", months: 18, index: "0.0412", premium: "0.0131" },
    },
    maker: "LibreOffice",
    features: "one-time amounts in a row above the years, a sentence over two cells, years across",
  },
  {
    name: "second/preliminary-proposal",
    write: preliminaryProposal,
    project: {
      shown: preliminaryShows,
      terms: { from: "epx-campus", award: "2027-05-18", months: 13, index: "0.0395", premium: "0", savings: "1.3" },
    },
    maker: "exceljs",
    features: "units between labels and values, shares of the price, therms, sums",
  },
  {
    name: "second/agreement-cash-flow",
    write: agreementCashFlow,
    project: {
      shown: agreementShows,
      terms: {
        from: "school-district",
        award: "2027-08-24",
        months: 12,
        index: "0.0365",
        premium: "0",
        savings: "1.2",
      },
    },
    maker: "raw XML",
    features: "shared strings, terms beside rates, measures between terms and years across, negative expenses",
  },
  {
    name: "second/district-packet",
    write: districtPacket,
    project: {
      shown: packetShows,
      terms: { from: "school-district", award: "2026-11-10", months: 9, index: "0.0342", premium: "0", savings: "1.3" },
    },
    maker: "raw XML",
    features:
      "inline strings, prices under merged headers with the same label, percentages as text, years without a header",
  },
  {
    name: "second/lease-term-sheet",
    write: leaseTermSheet,
    project: {
      shown: termSheetShows,
      terms: {
        from: "epx-campus",
        award: "2028-06-05",
        months: 14,
        index: "0.0345",
        premium: "0.0095",
        savings: "1.4",
      },
    },
    maker: "exceljs",
    features: "numbered terms, basis points, PMT, principal and interest, one rate for all savings",
  },
  {
    name: "second/utility-report",
    write: utilityReport,
    project: {
      shown: utilityReportShows,
      terms: {
        ...{ from: "federal-espc", measures: [2, 11], award: "2026-12-15", months: 16, index: "0.0428" },
        ...{ premium: "0.0105", savings: "1.3" },
      },
    },
    maker: "LibreOffice",
    features: "labels above values, MWh and million gallons, years across with prices",
  },
  {
    name: "second/audit-measures",
    write: auditMeasures,
    project: {
      shown: auditShows,
      terms: {
        from: "school-district",
        award: "2027-03-30",
        months: 10,
        index: "0.0405",
        premium: "0",
        savings: "1.2",
      },
    },
    maker: "LibreOffice",
    features: "a row of units below the headers, kBtu and gallons, units right of values, names of systems",
  },
  {
    name: "second/health-system",
    write: healthSystem,
    project: {
      shown: healthShows,
      terms: {
        ...{ from: "federal-espc", measures: [0, 10], award: "2027-10-01", months: 21, index: "0.0378" },
        ...{ premium: "0.0165", savings: "1.4" },
      },
    },
    maker: "exceljs",
    features: "thousands, years across for prices and costs, merged groups, negative rebates",
  },
  {
    name: "second/assessed-application",
    write: assessedApplication,
    project: {
      shown: assessedShows,
      terms: { from: "epx-campus", award: "2028-01-20", months: 8, index: "0.0615", premium: "0", savings: "1.8" },
    },
    maker: "raw XML",
    features: "shared strings, numbered questions, several values in a row, therms and gallons",
  },
  {
    name: "second/public-housing",
    write: publicHousing,
    project: {
      shown: publicHousingShows,
      terms: {
        from: "school-district",
        award: "2027-06-22",
        months: 15,
        index: "0.0462",
        premium: "0",
        savings: "1.4",
      },
    },
    maker: "exceljs",
    features: "merged groups by fuel, fuel oil, sewer, rates by year without a header for the years",
  },
];

import type { ForeignForm } from "../form.js";
import { countyLibrary, libraryShows } from "./county-library.js";
import { housingAuthority, housingShows } from "./housing-authority.js";
import { stateUniversity, universityShows } from "./state-university.js";
import { transitGarage, transitShows } from "./transit-garage.js";
import { veteransHome, veteransShows } from "./veterans-home.js";

/** Forms that are kept for a measurement: nobody looks at them while working on what is measured. */
export const KEPT_FORMS: readonly ForeignForm[] = [
  {
    name: "kept/housing-authority",
    write: housingAuthority,
    project: {
      shown: housingShows,
      terms: {
        ...{ from: "school-district", award: "2027-05-18", months: 17, index: "0.0395", premium: "0.0105" },
        savings: "1.8",
      },
    },
    maker: "LibreOffice",
    features: "three parts, items joined by title, CCF with a stated factor, fiscal years across, a date as text",
  },
  {
    name: "kept/state-university",
    write: stateUniversity,
    project: {
      shown: universityShows,
      terms: {
        ...{
          from: "federal-espc",
          measures: [0, 9],
          award: "2026-09-18",
          months: 19,
          index: "0.0342",
          premium: "0.0098",
        },
        savings: "1.5",
      },
    },
    maker: "exceljs",
    features: "five sheets, labels above values, basis points, benefits across, steam, long names of M&V options",
  },
  {
    name: "kept/county-library",
    write: countyLibrary,
    project: {
      shown: libraryShows,
      terms: {
        ...{ from: "direct-funded-override", award: "2027-02-04", months: 5, index: "0.0415", premium: "0" },
        savings: "1.5",
      },
    },
    maker: "raw XML",
    features: "one sheet with keys and units apart, thousands, day before month, two tables side by side",
  },
  {
    name: "kept/transit-garage",
    write: transitGarage,
    project: {
      shown: transitShows,
      terms: {
        ...{
          from: "federal-espc",
          measures: [7, 14],
          award: "2028-06-30",
          months: 21,
          index: "0.0225",
          premium: "0.005",
        },
        savings: "1.5",
      },
    },
    maker: "exceljs",
    features: "years across with a subtotal after every five, defined names, percentages as text, merged groups",
  },
  {
    name: "kept/veterans-home",
    write: veteransHome,
    project: {
      shown: veteransShows,
      terms: {
        ...{ from: "epx-campus", award: "2026-08-20", months: 13, index: "0.0443", premium: "0.0162" },
        savings: "1.7",
      },
    },
    maker: "LibreOffice",
    features: "an option that repeats the labels, a hidden column of an earlier quote, kBtu, debt service and invoices",
  },
];

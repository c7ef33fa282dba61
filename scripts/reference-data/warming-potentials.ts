import type {
  WarmingPotentialRow,
  WarmingPotentialSet,
  WarmingPotentialTable,
} from "../../packages/engine/src/reference/warming-potential-data.js";
import { cell, dataSource, figure, type Row, readTable } from "./source-tables.js";

/**
 * Choice among a report's figures for methane, for each set. AR5: the figure that EPA uses. AR6: the average over
 * fossil and other methane, because our tables do not distinguish them.
 */
const METHANE_VARIANT: Readonly<Record<WarmingPotentialSet, string>> = {
  SAR: "",
  AR4: "",
  AR5: "no climate-carbon feedback",
  AR6: "combined (Table 7.SM.7)",
};

/**
 * The table dates EPA's change to AR5 to eGRID2021. EPA's published CO2e of eGRID2021 and eGRID2022 still follows AR4;
 * the first edition that follows AR5 is eGRID2023.
 */
const CORRECTED_NOTES: ReadonlyMap<string, string> = new Map([
  ["IPCC 2013 Table 8.A.1; eGRID2021+ and EFH 2024-2025", "IPCC 2013 Table 8.A.1; eGRID2023 onwards and EFH 2024-2025"],
]);

export function warmingPotentialTable(set: WarmingPotentialSet): WarmingPotentialTable {
  const rows = readTable("gwp_100yr.csv").filter((row) => cell(row, "report") === set);
  const methane = rows.filter((row) => cell(row, "gas") === "CH4").map(warmingPotentialRow);
  const ch4 = methane.find((row) => row.variant === METHANE_VARIANT[set]);
  const [n2o, ...otherN2o] = rows.filter((row) => cell(row, "gas") === "N2O").map(warmingPotentialRow);
  if (ch4 === undefined || n2o === undefined || otherN2o.length > 0) throw new Error(`${set} is not one figure a gas`);
  return { ch4, n2o, ch4Variants: methane.filter((row) => row !== ch4) };
}

function warmingPotentialRow(row: Row): WarmingPotentialRow {
  return {
    kgCo2ePerKg: figure(row, "gwp100"),
    variant: cell(row, "variant"),
    source: dataSource(cell(row, "source_id")),
    note: CORRECTED_NOTES.get(cell(row, "note")) ?? cell(row, "note"),
  };
}

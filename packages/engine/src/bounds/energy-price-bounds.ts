import { Decimal } from "../decimal/decimal.js";
import { SavingsField } from "../enumerations/savings-field.js";

/** Savings of one fuel in its own unit and in dollars, and what a unit may cost, $, both ends included. */
export interface EnergyPriceBounds {
  readonly name: string;
  readonly unit: string;
  readonly quantity: SavingsField;
  readonly cost: SavingsField;
  readonly lowest: Decimal;
  readonly highest: Decimal;
  /** Why these bounds. */
  readonly reason: string;
}

/** Wide, because the price of saved energy follows from the contract of a site: only entries in a wrong unit are outside. */
export const ENERGY_PRICE_BOUNDS: readonly EnergyPriceBounds[] = [
  {
    name: "electricity",
    unit: "kWh",
    quantity: SavingsField.ElectricEnergyKwhPerYear,
    cost: SavingsField.ElectricEnergyCost,
    lowest: new Decimal("0.01"),
    highest: new Decimal(1),
    reason:
      "Average commercial prices by state are between about $0.08 and $0.40 per kWh (EIA, Electric Power Monthly).",
  },
  {
    name: "natural gas",
    unit: "MMBtu",
    quantity: SavingsField.NaturalGasMmbtu,
    cost: SavingsField.NaturalGasCost,
    lowest: new Decimal(2),
    highest: new Decimal(80),
    reason:
      "Average commercial prices by state are between about $6 and $45 per MMBtu (EIA, Natural Gas Monthly); therms entered as MMBtu cost a tenth.",
  },
  {
    name: "other savings type 1",
    unit: "MMBtu",
    quantity: SavingsField.OtherSavingsType1Mmbtu,
    cost: SavingsField.OtherSavingsType1Cost,
    lowest: new Decimal(1),
    highest: new Decimal(200),
    reason: "Coal costs a few dollars per MMBtu; steam and propane of small sites cost up to about $60.",
  },
  {
    name: "other savings type 2",
    unit: "MMBtu",
    quantity: SavingsField.OtherSavingsType2Mmbtu,
    cost: SavingsField.OtherSavingsType2Cost,
    lowest: new Decimal(1),
    highest: new Decimal(200),
    reason: "Coal costs a few dollars per MMBtu; steam and propane of small sites cost up to about $60.",
  },
  {
    name: "water",
    unit: "kgal",
    quantity: SavingsField.WaterKgal,
    cost: SavingsField.WaterCost,
    lowest: new Decimal("0.2"),
    highest: new Decimal(100),
    reason: "Public water costs between about $1 and $20 per 1,000 gallons.",
  },
  {
    name: "wastewater",
    unit: "kgal",
    quantity: SavingsField.WastewaterKgal,
    cost: SavingsField.WastewaterCost,
    lowest: new Decimal("0.2"),
    highest: new Decimal(150),
    reason: "Public sewer service costs between about $1 and $30 per 1,000 gallons.",
  },
];

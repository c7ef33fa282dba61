import { TechnologyType } from "@epb/engine";

/** A measure by floor area. All amounts are for 1,000 ft² and are only examples. */
export interface DemoMeasure {
  readonly technology: TechnologyType;
  readonly description: string;
  /** M&V option, 1 to 4. */
  readonly option: 1 | 2 | 3 | 4;
  /** Base construction cost, $. */
  readonly cost: number;
  /** kWh a year. */
  readonly kwh?: number;
  /** kW in each month. */
  readonly kw?: number;
  /** MMBtu of natural gas a year. */
  readonly gas?: number;
  /** 1,000 gallons of water a year. */
  readonly water?: number;
  /** Operation and maintenance, $ a year. */
  readonly maintenance?: number;
}

const T = TechnologyType;

export const DEMO_MEASURES: readonly DemoMeasure[] = [
  {
    technology: T.Lighting,
    description: "LED lighting and controls",
    option: 1,
    cost: 2100,
    kwh: 2400,
    kw: 0.6,
    maintenance: 30,
  },
  { technology: T.BuildingAutomation, description: "Building automation", option: 3, cost: 1700, kwh: 1500, gas: 7.5 },
  { technology: T.BoilerPlant, description: "Condensing boilers", option: 2, cost: 1500, gas: 10.5, maintenance: 45 },
  {
    technology: T.ChillerPlant,
    description: "Chiller replacement",
    option: 2,
    cost: 2600,
    kwh: 1700,
    kw: 0.7,
    maintenance: 60,
  },
  {
    technology: T.Hvac,
    description: "Air handlers and rooftop units",
    option: 3,
    cost: 2300,
    kwh: 1600,
    kw: 0.3,
    gas: 6,
  },
  {
    technology: T.BuildingEnvelope,
    description: "Air sealing and insulation",
    option: 1,
    cost: 900,
    kwh: 250,
    gas: 6.5,
  },
  { technology: T.WaterAndSewer, description: "Low-flow fixtures", option: 1, cost: 400, gas: 0.8, water: 9 },
  { technology: T.MotorsAndDrives, description: "Motors and variable-speed drives", option: 1, cost: 550, kwh: 750 },
  { technology: T.RenewableEnergySystems, description: "Rooftop solar panels", option: 2, cost: 2200, kwh: 1400 },
  { technology: T.Commissioning, description: "Retro-commissioning", option: 3, cost: 450, kwh: 600, gas: 2 },
];

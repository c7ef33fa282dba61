import { describe, expect, test } from "vitest";
import * as engine from "../index.js";

// The id lists of C §3, typed from the specification. If the specification names members in code (`LoanESCO`), the list
// has these names; if it names them in words ("Local/county community college"), the list has the words.

type Ids = Readonly<Record<string, number>>;

describe("members that the specification names", () => {
  const NAMED: readonly (readonly [name: string, enumeration: Ids, specified: Ids])[] = [
    ["calculation types", engine.CalculationType, { Standard: 1, Override: 2, Legacy: 3, Epx: 4 }],
    ["approval states", engine.ApprovalStatus, { Pending: 1, PreApproval: 2, Approved: 3 }],
    [
      "agreement types",
      engine.AgreementType,
      {
        GuaranteedSavings: 1,
        BuildOwnOperate: 2,
        SharedSavings: 3,
        DesignBuildFeeFixed: 4,
        PPA: 5,
        Other: 6,
        UESC: 7,
        ESA: 8,
        DirectFunded: 9,
      },
    ],
    [
      "financing types",
      engine.FinancingType,
      {
        AppropriationCash: 1,
        Grant: 2,
        LoanESCO: 3,
        LoanCustomer: 4,
        StateLocalBond: 5,
        Lease: 6,
        Other: 7,
        LoanUtility: 8,
      },
    ],
    [
      "fuel categories",
      engine.FuelCategory,
      {
        Coal: 1,
        Diesel: 2,
        Gasoline: 3,
        HeatingOil: 4,
        JetFuel: 5,
        PurchasedSteam: 6,
        ChilledWater: 7,
        Propane: 8,
        Other: 9,
      },
    ],
    ["calculating types", engine.CalculatingType, { Calculating: 1, NonCalculating: 2 }],
    [
      "milestone date kinds",
      engine.MilestoneKind,
      {
        Award: 1,
        Report: 2,
        Acceptance: 3,
        Review: 4,
        Approval: 5,
        CurrentYearDue: 6,
        Verification: 7,
        PerformanceBegin: 8,
        PerformanceEnd: 9,
        NextYearDue: 10,
      },
    ],
    ["credential kinds", engine.CredentialKind, { Default: 1, QualifiedList: 2, Accreditation: 3 }],
    [
      "calculation error areas",
      engine.CalculationArea,
      {
        ItemizedSavings: 1,
        Ecm: 2,
        ImplementationPricing: 3,
        PerformancePeriod: 4,
        ProjectCapitalization: 5,
        Amortization: 6,
        CostSavings: 7,
        PerformancePeriodExt: 8,
        FinancialSummary: 9,
      },
    ],
    [
      "federal contract types",
      engine.FederalContractType,
      { DoeIdiq: 1, Enable: 2, GsaSchedule: 3, Army: 4, UESC: 5, Other: 6 },
    ],
    ["yes and no", engine.YesNo, { Yes: 1, No: 2 }],
  ];

  test.each(NAMED)("%s", (_, enumeration, specified) => {
    expect(enumeration).toEqual(specified);
  });
});

describe("ids that the specification gives words", () => {
  const WORDED: readonly (readonly [
    name: string,
    labels: Readonly<Record<number, string>>,
    words: readonly string[],
  ])[] = [
    [
      "savings categories",
      engine.SAVINGS_CATEGORY_LABELS,
      [
        "Electric Energy",
        "Electric Demand",
        "Natural Gas",
        "Other Savings Type 1",
        "Other Savings Type 2",
        "Water",
        "O&M",
        "Other Non-energy Savings",
        "Other Avoided",
        "Wastewater/Sewage",
      ],
    ],
    [
      "market segments",
      engine.MARKET_SEGMENT_LABELS,
      [
        "Federal Government",
        "State/Local Government",
        "Healthcare",
        "K-12 Schools",
        "University/College",
        "Industrial",
        "Commercial (Leased)",
        "Commercial (Owner-occupied)",
        "Public Housing",
        "Residential",
        "Retail (Leased)",
        "Retail (Owner-occupied)",
        "Hotel/Hospitality",
        "Other",
      ],
    ],
    [
      "state/local submarkets",
      engine.STATE_LOCAL_SUBMARKET_LABELS,
      [
        "State agency",
        "Municipality",
        "County (parish)",
        "Special district (water/wastewater)",
        "State/local correctional facility",
        "Local/county community college",
      ],
    ],
    [
      "UESC contract types",
      engine.UESC_CONTRACT_TYPE_LABELS,
      ["GSA Areawide", "Basic Ordering Agreement", "Standalone Contract"],
    ],
    [
      "units",
      engine.UNIT_OF_MEASURE_LABELS,
      ["kWh/yr", "kW/mo", "MMBtu", "kgal", "$/yr", "$", "years", "therms", "gal", "Mcf", "Ccf", "tons"],
    ],
    [
      "accreditation contacts",
      engine.ACCREDITATION_CONTACT_TYPE_LABELS,
      ["lead engineer", "lead project manager", "customer reference"],
    ],
    [
      "party roles",
      engine.PARTY_ROLE_LABELS,
      [
        "ESCO",
        "Customer",
        "Project Facilitator",
        "Finance Specialist",
        "Primary Financier",
        "Project Builder",
        "Project Initiator",
      ],
    ],
  ];

  test.each(WORDED)("%s", (_, labels, words) => {
    const inLowerCase = Object.entries(labels).map(([id, label]) => [Number(id), label.toLowerCase()]);
    expect(inLowerCase).toEqual(words.map((word, index) => [index + 1, word.toLowerCase()]));
  });
});

test("baseline fields are 1 to 10 with their units", () => {
  expect(engine.BaselineField).toEqual({
    ElectricityUseKwhPerYear: 1,
    ElectricDemandKwPerMonth: 2,
    NaturalGasMmbtuPerYear: 3,
    Other1MmbtuPerYear: 4,
    Other2MmbtuPerYear: 5,
    WaterKgalPerYear: 6,
    EnergyAndResourceCosts: 7,
    OperationsAndMaintenance: 8,
    OtherNonEnergy: 9,
    WastewaterKgalPerYear: 10,
  });
});

test("M&V status is pending, pre-approval, approved or not applicable", () => {
  expect(Object.values(engine.MeasurementStatus)).toEqual([1, 2, 3, 4]);
  expect(engine.MeasurementStatus.NotApplicable).toBe(4);
});

test("project access roles are PI, PB, PV and PIPB", () => {
  expect(engine.ProjectAccessRole).toEqual({
    ProjectInitiator: 1,
    ProjectBuilder: 2,
    ProjectViewer: 3,
    ProjectInitiatorAndBuilder: 4,
  });
});

test("a project is ePB, ePX or both; pending or approved; of a version 1.99, 3.0.0 or 1.0.0", () => {
  expect(engine.ProjectType).toEqual({ Epb: 1, Epx: 2, Both: 3 });
  expect(Object.values(engine.ProjectStatus)).toEqual(["Pending", "Approved"]);
  expect(Object.values(engine.ProjectVersion)).toEqual(["1.99", "3.0.0", "1.0.0"]);
});

test("of the 36 M&V versions the two that are shown are known", () => {
  expect(engine.MEASUREMENT_VERSION_LABELS).toEqual({ 1: "1.99", 36: "4.2.10" });
});

// Decisions: the specification leaves these ids open.
test("payments a year and payment timing are as decided (D8)", () => {
  expect(engine.PaymentFrequency).toEqual({ Annual: 1, Biannual: 2, Quarterly: 4, Monthly: 12 });
  expect(engine.PaymentTiming).toEqual({ Beginning: 1, End: 2 });
});

test("technology types are the 20 federal categories, 11 of them renewable energy (D6)", () => {
  expect(Object.values(engine.TechnologyType)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(engine.TechnologyType.RenewableEnergySystems).toBe(11);
});

test("M&V options are IPMVP A to D, and ESA options no and yes (D7)", () => {
  expect(Object.values(engine.MEASUREMENT_OPTION_LABELS).map((label) => label[0])).toEqual(["A", "B", "C", "D"]);
  expect(engine.ESA_OPTION_LABELS).toEqual({ 1: "No", 2: "Yes" });
});

test("expense fields are nine (D9)", () => {
  expect(engine.ExpenseField).toEqual({
    Management: 1,
    Operation: 2,
    Maintenance: 3,
    RepairAndReplacement: 4,
    PermitsAndLicenses: 5,
    Insurance: 6,
    PropertyTaxes: 7,
    OtherExpenseType1: 8,
    OtherExpenseType2: 9,
  });
});

describe("every list", () => {
  const lists = Object.entries(engine).filter(([name]) => name.endsWith("_LABELS"));

  test("is there", () => {
    expect(lists.length).toBeGreaterThanOrEqual(28);
  });

  test.each(lists)("%s has a label of its own for each id", (name, labels) => {
    const words = Object.values(labels as Readonly<Record<number, string>>);
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((label) => label.trim() !== "")).toBe(true);
    const enumeration = Object.entries(engine).find(([other]) => sameList(other, name))?.[1];
    expect(enumeration, `the list of ${name}`).toBeDefined();
    expect(Object.keys(labels as object).map(Number)).toEqual(Object.values(enumeration as Ids));
  });
});

/** `AGREEMENT_TYPE_LABELS` labels `AgreementType`. */
function sameList(enumeration: string, labels: string): boolean {
  return enumeration.toUpperCase() === labels.replace(/_LABELS$/, "").replaceAll("_", "");
}

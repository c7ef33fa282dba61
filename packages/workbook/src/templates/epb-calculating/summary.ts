import { INPUT_LIMITS } from "@epb/engine";
import { figureField } from "../calculated-figures.js";
import { inputField } from "../input-fields.js";
import type { InputValue } from "../input-value.js";
import type {
  FigureField,
  FormBlock,
  InputField,
  SheetDefinition,
  TableBlock,
  TableColumn,
  TemplateBlock,
} from "../manifest.js";

const figure = (name: string): FigureField => figureField(`projectSummary.financialSummary.${name}`);

const issueText = (key: string, label: string, width: number): TableColumn => ({
  key,
  label,
  width,
  content: { kind: "figure", figure: key, look: "text" },
});

export const PROJECT_NAME: InputField = inputField("record.name", "Project name. Must be unique.");

export const IS_FEDERAL: InputField = inputField(
  "record.isCts",
  "Yes for a federal-government project under one of the federal contract types.",
);

/** A suggestion only: a site abroad may be in another state. */
const STATE: InputValue = { kind: "text", maximumLength: INPUT_LIMITS.textLength, suggestions: "states" };

export const LOCATION: FormBlock = {
  kind: "form",
  id: "location",
  heading: "Location",
  fields: [
    inputField("location.city", "City of the site."),
    inputField("location.state", "State or territory of the site, two letters.", { value: STATE }),
    inputField("location.zip", "Five digits, or nine digits with a dash."),
    inputField("location.country", "Two-letter code (ISO 3166). Blank means US."),
  ],
};

export const AGENCY: InputField = inputField("identification.agencyName", "Agency or organization of the customer.");
export const PROJECT_NUMBER: InputField = inputField(
  "identification.projectIdNumber",
  "The customer's own number of the project.",
);

export const IDENTIFICATION: FormBlock = {
  kind: "form",
  id: "identification",
  heading: "Identification",
  fields: [
    inputField("identification.taskOrderNumber", "Number of the task or delivery order."),
    inputField("identification.contractNumber", "Number of the contract the order is placed under."),
    AGENCY,
    inputField("identification.subAgencyName", "Part of the agency that owns the site."),
    PROJECT_NUMBER,
  ],
};

export const MARKET_SEGMENT: InputField = inputField("characteristics.marketSegmentId", "Whose building it is.");
export const STATE_LOCAL_SUBMARKET: InputField = inputField(
  "characteristics.stateLocalSubmarketId",
  "For the market segment State/Local Government.",
);
export const CAMPAIGN_PARTICIPANT: InputField = inputField(
  "characteristics.espcCampaignParticipant",
  "Yes if the project is part of the ESPC campaign.",
);

export const CHARACTERISTICS: FormBlock = {
  kind: "form",
  id: "characteristics",
  heading: "Characteristics",
  fields: [
    MARKET_SEGMENT,
    inputField("characteristics.federalContractType", "For the market segment Federal Government."),
    STATE_LOCAL_SUBMARKET,
    inputField("characteristics.uescContractType", "For utility energy service contracts."),
    CAMPAIGN_PARTICIPANT,
  ],
};

/** Issues of the project, and their places. */
export const ISSUES: TableBlock = {
  kind: "table",
  id: "issues",
  heading: "What the calculation found",
  rows: { kind: "calculated" },
  figures: { list: "issues" },
  closing: "End of the list",
  columns: [
    issueText("message", "Message", 44),
    issueText("advice", "What to do", 44),
    { key: "at", label: "Where", width: 36, content: { kind: "inputPlace", figure: "at" } },
    issueText("severity", "Severity", 11),
    issueText("code", "Code", 14),
  ],
};

/** Savings against payments, and the balance of the loan. */
export const CHARTS: TemplateBlock = { kind: "charts", heading: "Charts" };

export const SUMMARY_WIDTHS: readonly number[] = [44, 44, 36, 11, 14];

export const SUMMARY: SheetDefinition = {
  name: "Summary",
  purpose: "Overview: parties, site, key figures, and findings.",
  columnWidths: SUMMARY_WIDTHS,
  blocks: [
    {
      kind: "form",
      id: "project",
      heading: "Project",
      fields: [
        PROJECT_NAME,
        inputField(
          "record.calculationType",
          "Standard for new projects. Override: you supply the figures from your own model. Legacy: older project, calculated like Standard.",
        ),
        IS_FEDERAL,
      ],
    },
    LOCATION,
    IDENTIFICATION,
    CHARACTERISTICS,
    {
      kind: "form",
      id: "financialSummary",
      heading: "Financial summary",
      fields: [
        figure("totalImplementationPrice"),
        figure("totalAmountFinanced"),
        figure("projectInterestRate"),
        figure("performancePeriodYears"),
        figure("startDateOfPerformancePeriod"),
        figure("endDateOfPerformancePeriod"),
        figure("totalEstimatedCostSavings"),
        figure("totalGuaranteedCostSavings"),
        figure("totalPayments"),
        figure("totalDebtService"),
        figure("totalInterest"),
        figure("totalExpenses"),
        figure("totalRetainedSavings"),
        figure("simplePayback"),
        figure("hasUpfrontIncentives"),
        figure("isStateLocal"),
        figureField("performancePeriod.yearsWithPayments"),
      ],
    },
    CHARTS,
    ISSUES,
  ],
};

import { figureField } from "../calculated-figures.js";
import { type InputValue, option, TEXT } from "../input-value.js";
import type { FigureField, InputField, SheetDefinition, TableColumn } from "../manifest.js";

const input = (path: string, label: string, help: string, value: InputValue = TEXT): InputField => ({
  kind: "input",
  path,
  label,
  help,
  value,
});

const figure = (name: string): FigureField => figureField(`projectSummary.financialSummary.${name}`);

const issueText = (key: string, label: string, width: number): TableColumn => ({
  key,
  label,
  width,
  content: { kind: "figure", figure: key, look: "text" },
});

export const SUMMARY: SheetDefinition = {
  name: "Summary",
  purpose: "The project at a glance: who and where it is, its main figures, and what the calculation found.",
  columnWidths: [44, 44, 40, 11, 14],
  blocks: [
    {
      kind: "form",
      heading: "Project",
      fields: [
        input(
          "record.name",
          "Project name",
          "The name under which the project is listed. It must be unique in the list.",
        ),
        input(
          "record.calculationType",
          "Calculation type",
          "Standard, unless the project was kept in an older form (Legacy) or its figures are supplied (Override).",
          option("calculationTypes"),
        ),
        input(
          "record.isCts",
          "Federal project with a contract type",
          "Yes for a federal-government project under one of the federal contract types.",
          option("trueFalse"),
        ),
      ],
    },
    {
      kind: "form",
      heading: "Location",
      fields: [
        input("location.city", "City", "City of the site."),
        input("location.state", "State", "State or territory of the site, two letters."),
        input("location.zip", "ZIP code", "Five digits, with four more after a dash where they are known."),
        input("location.country", "Country", "Two letters, ISO 3166; US where none is given."),
      ],
    },
    {
      kind: "form",
      heading: "Identification",
      fields: [
        input("identification.taskOrderNumber", "Task order number", "Number of the task or delivery order."),
        input("identification.contractNumber", "Contract number", "Number of the contract the order is placed under."),
        input("identification.agencyName", "Agency", "Agency or organization of the customer."),
        input("identification.subAgencyName", "Sub-agency", "Part of the agency that owns the site."),
        input(
          "identification.projectIdNumber",
          "Project identification number",
          "The customer's own number of the project.",
        ),
      ],
    },
    {
      kind: "form",
      heading: "Characteristics",
      fields: [
        input("characteristics.marketSegmentId", "Market segment", "Whose building it is.", option("marketSegments")),
        input(
          "characteristics.federalContractType",
          "Federal contract type",
          "For the market segment Federal Government.",
          option("federalContractTypes"),
        ),
        input(
          "characteristics.stateLocalSubmarketId",
          "State/local submarket",
          "For the market segment State/Local Government.",
          option("stateLocalSubmarkets"),
        ),
        input(
          "characteristics.uescContractType",
          "UESC contract type",
          "For utility energy service contracts.",
          option("uescContractTypes"),
        ),
        input(
          "characteristics.espcCampaignParticipant",
          "ESPC campaign participant",
          "Whether the project takes part in the ESPC campaign.",
          option("yesNo"),
        ),
      ],
    },
    {
      kind: "form",
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
      ],
    },
    {
      kind: "table",
      id: "issues",
      heading: "What the calculation found",
      rows: { kind: "calculated" },
      figures: { list: "issues" },
      closing: "End of the list",
      columns: [
        issueText("message", "Message", 44),
        issueText("advice", "What to do", 44),
        { key: "at", label: "Where", width: 40, content: { kind: "inputPlace", figure: "at" } },
        issueText("severity", "Severity", 11),
        issueText("code", "Code", 14),
      ],
    },
  ],
};

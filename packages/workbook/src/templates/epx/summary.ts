import { figureField } from "../calculated-figures.js";
import {
  CHARACTERISTICS,
  CHARTS,
  IDENTIFICATION,
  IS_FEDERAL,
  ISSUES,
  LOCATION,
  PROJECT_NAME,
  SUMMARY_WIDTHS,
} from "../epb-calculating/summary.js";
import type { FigureField, FormBlock, SheetDefinition } from "../manifest.js";

const express = (name: string): FigureField => figureField(`express.${name}`);
const summary = (name: string): FigureField => figureField(`projectSummary.financialSummary.${name}`);

/** Figures of a project in the express edition. */
export const EXPRESS_FIGURES: FormBlock = {
  kind: "form",
  id: "financialSummary",
  heading: "Financial summary",
  fields: [
    express("totalPrice"),
    express("anticipatedIncentives"),
    express("annualCostSavings"),
    express("simplePayback"),
    summary("projectInterestRate"),
    express("annualDebtService"),
    express("totalEstimatedCostSavings"),
    express("totalGuaranteedCostSavings"),
    express("totalDebtService"),
    express("totalInterest"),
    express("totalNetSavings"),
    summary("hasUpfrontIncentives"),
    summary("isStateLocal"),
  ],
};

export const EXPRESS_SUMMARY: SheetDefinition = {
  name: "Summary",
  purpose: "Overview: parties, site, key figures, and findings.",
  columnWidths: SUMMARY_WIDTHS,
  blocks: [
    { kind: "form", id: "project", heading: "Project", fields: [PROJECT_NAME, IS_FEDERAL] },
    LOCATION,
    IDENTIFICATION,
    CHARACTERISTICS,
    EXPRESS_FIGURES,
    CHARTS,
    ISSUES,
  ],
};

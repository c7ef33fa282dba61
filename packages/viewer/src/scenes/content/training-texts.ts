/** Names of the drawings that go with a step. */
export type DrawingName =
  | "approve"
  | "chart"
  | "findings"
  | "form"
  | "mail"
  | "menu"
  | "share"
  | "sheet"
  | "upload"
  | "years";

/** One step of a training. */
export interface TrainingStep {
  readonly title: string;
  readonly text: string;
  readonly drawing: DrawingName;
}

/** A training, step by step. */
export interface Training {
  /** Its place below `/help/`. */
  readonly id: string;
  readonly edition: 1 | 2;
  readonly title: string;
  /** Audience of the training. */
  readonly lead: string;
  /** Its drawing in the list. */
  readonly cover: DrawingName;
  readonly steps: readonly TrainingStep[];
}

/** The trainings, those of ePB first. */
export const TRAININGS: readonly Training[] = [
  {
    id: "first-project",
    edition: 1,
    title: "A first project, from initiation to approval",
    lead: "For project owners and customers.",
    cover: "approve",
    steps: [
      {
        title: "Choose your menu",
        text: "Sign in and choose 'ePB menu' under Viewing on the home page. If your account is for ePX only, you see the ePX menu.",
        drawing: "menu",
      },
      {
        title: "Initiate the project",
        text: "Open 'Initiate a New Project'. Enter the project name, market segment, ZIP code, and the email address of the ESCO. The form shows more fields for some market segments.",
        drawing: "form",
      },
      {
        title: "Notify the ESCO",
        text: "The ESCO gets an email that the project is ready for data entry. An ESCO without an account gets an invitation to request an account.",
        drawing: "mail",
      },
      {
        title: "Share the project",
        text: "At first, only you and the ESCO have access. Under Access, you can give view-only access to others, such as a board, a facilitator, or a financier.",
        drawing: "share",
      },
      {
        title: "Review the project",
        text: "When the ESCO submits the project, you get an email. Review its schedules. Select any calculated figure to see its formula and inputs.",
        drawing: "chart",
      },
      {
        title: "Approve or return the project",
        text: "Approve the project, or return it with a reason. The approved data and figures do not change.",
        drawing: "approve",
      },
      {
        title: "Record each year",
        text: "For each contract year, record the verified savings, the date of the report, and the cost of measurement and verification (M&V). Then approve the year.",
        drawing: "years",
      },
    ],
  },
  {
    id: "entering-data",
    edition: 1,
    title: "Entering and submitting data",
    lead: "For ESCOs and utilities.",
    cover: "sheet",
    steps: [
      {
        title: "Open the project",
        text: "Follow the link in the email, or open the project from your portfolio. The dashboard shows the next step.",
        drawing: "menu",
      },
      {
        title: "Enter data on screen or in Excel",
        text: "Enter data by section on screen, or download a blank template and fill it in. You can switch between screen and Excel at any time.",
        drawing: "form",
      },
      {
        title: "Fill in the workbook",
        text: "Fill in light cells with blue text. Gray cells are calculated and locked. A blank cell means that no value was entered. A cell with 0 has a value. Type percentages with the percent sign, such as 4.75%.",
        drawing: "sheet",
      },
      {
        title: "Upload the workbook",
        text: "Upload the workbook to the project. The site reads the workbook and calculates all figures.",
        drawing: "upload",
      },
      {
        title: "Correct the findings",
        text: "Every finding names the sheet, the cell, its value, and how to fix it. Correct the cells and upload the workbook again.",
        drawing: "findings",
      },
      {
        title: "Review the schedules",
        text: "Schedules show savings, payments, and the loan by year. Try other rates and prices under What if. The project does not change.",
        drawing: "chart",
      },
      {
        title: "Submit the project",
        text: "Submit the project to the customer. The customer approves the project, or returns the project with a reason.",
        drawing: "approve",
      },
    ],
  },
  {
    id: "measurement-years",
    edition: 1,
    title: "Measurement and verification by year",
    lead: "For everyone who manages a contract.",
    cover: "years",
    steps: [
      {
        title: "Open the years",
        text: "Open M&V years in the project. The page compares the verified savings of each year with the guaranteed savings.",
        drawing: "years",
      },
      {
        title: "Enter a year",
        text: "Attach the M&V report under Files. Then enter the verified savings of the year, the date and the file of the report, and the cost of M&V.",
        drawing: "form",
      },
      {
        title: "Submit and approve",
        text: "The ESCO submits the M&V year. The customer approves the year, or returns the year with a reason.",
        drawing: "approve",
      },
    ],
  },
  {
    id: "express-project",
    edition: 2,
    title: "An express project from beginning to end",
    lead: "For state and local governments, schools, hospitals, and their ESCOs.",
    cover: "chart",
    steps: [
      {
        title: "Choose the ePX menu",
        text: "Sign in and choose 'ePX menu' under Viewing on the home page.",
        drawing: "menu",
      },
      {
        title: "Initiate the project",
        text: "Open 'Initiate a New Project' and choose ePX as the project type. Select whether the project is part of the ESPC campaign.",
        drawing: "form",
      },
      {
        title: "Get the template",
        text: "Download the ePX template. The template has sheets for measures, savings, escalation, financing, and emissions. The Instructions sheet explains in which order to fill in the sheets.",
        drawing: "sheet",
      },
      {
        title: "Upload the workbook",
        text: "Upload the workbook to the project. Unreadable and missing cells are listed by sheet and cell.",
        drawing: "upload",
      },
      {
        title: "Check the result",
        text: "The summary shows price, savings, the level payment, and net savings for each year.",
        drawing: "chart",
      },
      {
        title: "Submit and approve",
        text: "The ESCO submits the project, and the customer approves it. You can then print or download the reports of the project.",
        drawing: "approve",
      },
    ],
  },
];

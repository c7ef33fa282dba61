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
  /** For whom it is. */
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
        text: "Log in and choose 'ePB menu' under Viewing on the home page. With an account for ePX only you have the ePX menu.",
        drawing: "menu",
      },
      {
        title: "Initiate the project",
        text: "Open 'Initiate a New Project'. Enter its name, market segment and zip, and the e-mail address of the ESCO who builds it. What else is asked depends on the market segment.",
        drawing: "form",
      },
      {
        title: "The ESCO is told",
        text: "The ESCO gets an e-mail that the project is ready for data entry. Without an account they are invited to request one. Until you approve it the project is Pending.",
        drawing: "mail",
      },
      {
        title: "Let others read",
        text: "You and the ESCO have access. Give read-only access to a board, a facilitator or a financier under Access of the project.",
        drawing: "share",
      },
      {
        title: "Review it",
        text: "When the ESCO has submitted the project you get an e-mail. Look through its schedules; any calculated figure can say where it comes from.",
        drawing: "chart",
      },
      {
        title: "Approve it, or return it",
        text: "Approve the project, or return it with a reason. An approved project keeps its data and figures as you approved them.",
        drawing: "approve",
      },
      {
        title: "Keep it up",
        text: "For each year of the contract, record whether measurement and verification (M&V) applies and what it costs, and approve the year.",
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
        text: "Follow the link of the e-mail, or find the project in your portfolio. Its dashboard says what comes next.",
        drawing: "menu",
      },
      {
        title: "On the screen or in Excel",
        text: "Enter data section by section on the screen, or download a blank template and fill it in at your desk. You can change from one to the other at any time.",
        drawing: "form",
      },
      {
        title: "Fill in the workbook",
        text: "Light cells with blue ink are yours; grey cells are calculated and locked. A blank cell is not entered, 0 is a value. Type percentages with their sign: 4.75%.",
        drawing: "sheet",
      },
      {
        title: "Upload it",
        text: "Upload the workbook to the project. It is scanned and read, and all figures are calculated.",
        drawing: "upload",
      },
      {
        title: "Mend what was found",
        text: "Every finding names the sheet and the cell, what stands there, and what to do. Correct it and upload the workbook again.",
        drawing: "findings",
      },
      {
        title: "Look at the schedules",
        text: "Savings, payments and the loan stand year by year. Try other rates and prices under What-if: the project stays as it is.",
        drawing: "chart",
      },
      {
        title: "Submit it",
        text: "Submit the project to the customer, who approves it or returns it to you with a reason.",
        drawing: "approve",
      },
    ],
  },
  {
    id: "measurement-years",
    edition: 1,
    title: "Measurement and verification, year by year",
    lead: "For everybody who looks after a contract.",
    cover: "years",
    steps: [
      {
        title: "Open the years",
        text: "A project has its years of measurement and verification (M&V), with the cost and the state of each.",
        drawing: "years",
      },
      {
        title: "Enter a year",
        text: "Enter whether M&V applies to the year, and what it costs.",
        drawing: "form",
      },
      {
        title: "Submit and approve",
        text: "The ESCO submits the year; the customer approves it, or returns it with a reason.",
        drawing: "approve",
      },
    ],
  },
  {
    id: "express-project",
    edition: 2,
    title: "An express project from beginning to end",
    lead: "For state and local governments, schools, hospitals and their ESCOs.",
    cover: "chart",
    steps: [
      {
        title: "Choose the ePX menu",
        text: "Log in and choose 'ePX menu' under Viewing on the home page.",
        drawing: "menu",
      },
      {
        title: "Initiate the project",
        text: "Every ePX project is initiated as well. Choose ePX as its project type, and say whether it takes part in the ESPC campaign.",
        drawing: "form",
      },
      {
        title: "Get the template",
        text: "Download the ePX template. It has sheets for measures, savings, escalation, financing and emissions, and one that tells the order.",
        drawing: "sheet",
      },
      {
        title: "Upload it",
        text: "Upload the workbook to the project. What cannot be read or is missing is listed by sheet and cell.",
        drawing: "upload",
      },
      {
        title: "Check the result",
        text: "The summary shows price, savings, the level payment and what remains each year.",
        drawing: "chart",
      },
      {
        title: "Submit and approve",
        text: "The ESCO submits the project, and the customer approves it. Its reports can then be printed or taken along as a workbook.",
        drawing: "approve",
      },
    ],
  },
];

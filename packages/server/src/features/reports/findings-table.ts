import type { KeptFinding, Table } from "@epb/contract";
import type { Reader } from "../../store/store.js";
import { placeText, presentFindings } from "../projects/kept-findings.js";

const COLUMNS: Table["columns"] = [
  { name: "place", label: "Where", quantity: "text" },
  { name: "code", label: "Code", quantity: "text" },
  { name: "message", label: "Finding", quantity: "text" },
  { name: "decision", label: "Decision", quantity: "text" },
];

/** Open and accepted findings of the uploaded workbook as one table; empty without findings. */
export async function findingsTables(projectId: string, reader: Reader): Promise<readonly Table[]> {
  const { fileName = "", items } = await presentFindings(projectId, reader);
  if (items.length === 0) return [];
  return [
    {
      id: "findings",
      title: `Findings of ${fileName}`,
      columns: COLUMNS,
      keyColumns: 1,
      rows: items.map((finding) => [placeText(finding), finding.code, finding.message, decisionText(finding)]),
      dollarDecimals: 0,
    },
  ];
}

/** `Accepted by Ada Lovelace: The rate is fixed at closing.` */
export const decisionText = ({ accepted }: KeptFinding): string =>
  accepted === undefined ? "Open" : `Accepted by ${accepted.by.name}: ${accepted.reason}`;

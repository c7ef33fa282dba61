/** One thing a person does in LibreOffice. Rows and columns count from 1, as people count them. */
export type CalcEdit =
  | { readonly do: "text"; readonly sheet: string; readonly cell: string; readonly text: string }
  | { readonly do: "number"; readonly sheet: string; readonly cell: string; readonly number: number }
  | { readonly do: "clear"; readonly sheet: string; readonly cell: string }
  | {
      readonly do: "insert rows" | "insert columns";
      readonly sheet: string;
      readonly at: number;
      readonly count: number;
    }
  | { readonly do: "remove columns"; readonly sheet: string; readonly at: number; readonly count: number }
  | { readonly do: "rename sheet"; readonly sheet: string; readonly to: string }
  | { readonly do: "remove sheet" | "hide sheet"; readonly sheet: string }
  | { readonly do: "merge"; readonly sheet: string; readonly cell: string }
  /** Works every formula out again, whatever the file says it comes to. */
  | { readonly do: "calculate" }
  | { readonly do: "count days from 1904" };

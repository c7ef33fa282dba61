/** One action of a person in LibreOffice. Row and column numbers start at 1, as on the screen. */
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
  /** Recalculates every formula, independent of the stored results. */
  | { readonly do: "calculate" }
  | { readonly do: "count days from 1904" };

// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { DataColumn } from "./data-column.js";
import { DataTable } from "./data-table.js";

interface Measure {
  readonly name: string;
  readonly price?: string;
}

const COLUMNS: readonly DataColumn<Measure>[] = [
  { id: "name", header: "Measure", value: ({ name }) => name },
  {
    id: "price",
    header: "Price",
    kind: "number",
    value: ({ price }) => price,
    cell: ({ price }) => price && `$${price}`,
  },
];
const ROWS: readonly Measure[] = [
  { name: "Lighting", price: "900" },
  { name: "boilers", price: "10000" },
  { name: "Windows" },
];

afterEach(cleanup);

const namesInOrder = (): readonly (string | null)[] =>
  within(screen.getByRole("table"))
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);

function show(props: Partial<Parameters<typeof DataTable<Measure>>[0]> = {}): void {
  render(<DataTable caption="Measures" rows={ROWS} columns={COLUMNS} rowId={({ name }) => name} {...props} />);
}

test("is named by its caption, and its rows by their first column", () => {
  show();
  expect(screen.getByRole("table", { name: "Measures" })).toBeTruthy();
  expect(namesInOrder()).toEqual(["Lighting", "boilers", "Windows"]);
});

test("sorts numbers as numbers and names as names, and announces it; unknown values are last", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: /Price/ }));
  expect(namesInOrder()).toEqual(["Lighting", "boilers", "Windows"]);
  expect(screen.getByRole("columnheader", { name: /Price/ }).getAttribute("aria-sort")).toBe("ascending");
  await userEvent.click(screen.getByRole("button", { name: /Price/ }));
  expect(namesInOrder()).toEqual(["boilers", "Lighting", "Windows"]);
  await userEvent.click(screen.getByRole("button", { name: /Measure/ }));
  expect(namesInOrder()).toEqual(["boilers", "Lighting", "Windows"]);
});

test("leaves the order to the caller, and requests another", async () => {
  const onSort = vi.fn();
  show({ sorting: { id: "price", isDescending: false }, onSort });
  await userEvent.click(screen.getByRole("button", { name: /Price/ }));
  expect(onSort).toHaveBeenCalledWith({ id: "price", isDescending: true });
  expect(namesInOrder()).toEqual(["Lighting", "boilers", "Windows"]);
});

test("renders only visible rows, and reports their total number", () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({ name: `Measure ${index}` }));
  show({ rows });
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("5001");
  expect(screen.queryAllByRole("rowheader").length).toBeLessThan(60);
});

test("reports that there are no rows", () => {
  show({ rows: [] });
  expect(screen.getByText("None")).toBeTruthy();
});

test("prints every row and no column of buttons, and shows the seen rows again afterwards", () => {
  const rows = Array.from({ length: 150 }, (_, index) => ({ name: `Measure ${index}` }));
  const actions = { id: "actions", header: "Actions", isScreenOnly: true, value: () => undefined };
  show({ rows, columns: [...COLUMNS, actions] });
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(namesInOrder()).toHaveLength(150);
  expect(screen.queryByRole("columnheader", { name: /Actions/ })).toBeNull();
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(screen.queryAllByRole("rowheader").length).toBeLessThan(60);
  expect(screen.getByRole("columnheader", { name: /Actions/ })).toBeTruthy();
});

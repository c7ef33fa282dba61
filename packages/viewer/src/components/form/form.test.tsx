// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { SteadyButton } from "../steady-button.js";
import { SelectField } from "./choice-fields.js";
import { Form } from "./form.js";
import { SubmitButton } from "./submit-button.js";
import { TextField } from "./text-field.js";
import { useSchemaForm } from "./use-schema-form.js";

interface Entry {
  readonly name: string;
  readonly segment?: number;
}

const SCHEMA = z.strictObject({
  name: z.string().check(z.minLength(1, { error: "A name is required." })),
  segment: z.number({ error: "A segment is required." }),
});

afterEach(cleanup);

interface ExampleProps {
  readonly onSubmit: (entry: Entry) => void;
  readonly isDisabled?: boolean;
}

function Example({ onSubmit, isDisabled = false }: ExampleProps): ReactElement {
  const form = useSchemaForm<Entry>(SCHEMA, { name: "" });
  const options = [
    { id: 1, name: "Federal" },
    { id: 2, name: "State" },
  ];
  return (
    <Form form={form} onSubmit={onSubmit} legend="Entry" isDisabled={isDisabled} hasSummary>
      <TextField name="name" label="Name" hint="As in the contract" isRequired />
      <SelectField name="segment" label="Segment" options={options} />
      <SubmitButton text="Save" isWaiting={false} />
    </Form>
  );
}

test("a refused form shows all problems, at the fields and above them, and focuses the first", async () => {
  const onSubmit = vi.fn();
  render(<Example onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).not.toHaveBeenCalled();
  const name = screen.getByRole("textbox", { name: /Name/ });
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(name.getAttribute("aria-describedby")).toBe("name-hint name-error");
  expect(document.getElementById("name-error")?.textContent).toBe("A name is required.");
  await userEvent.click(screen.getByRole("link", { name: "A segment is required." }));
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Segment" }));
});

test("leaving a field shows no message, changing it does", async () => {
  render(<Example onSubmit={() => {}} />);
  const name = screen.getByRole("textbox", { name: /Name/ });
  await userEvent.click(name);
  await userEvent.tab();
  expect(screen.queryByText("A name is required.")).toBeNull();
  await userEvent.type(name, "a{Backspace}");
  expect(screen.getByText("A name is required.")).toBeTruthy();
});

test("a choice of numbers is a number", async () => {
  const onSubmit = vi.fn();
  render(<Example onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole("textbox", { name: /Name/ }), "Campus");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Segment" }), "State");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenCalledWith({ name: "Campus", segment: 2 });
});

test("the form keeps the focus while all its fields are disabled, and restores it", () => {
  const form = (isDisabled: boolean): ReactElement => <Example onSubmit={() => {}} isDisabled={isDisabled} />;
  const { rerender } = render(form(false));
  const button = screen.getByRole("button", { name: "Save" });
  button.focus();
  rerender(form(true));
  expect(document.activeElement?.localName).toBe("form");
  rerender(form(false));
  expect(document.activeElement).toBe(button);
});

test("a form without the focus does not take it", () => {
  render(<a href="/elsewhere">Elsewhere</a>);
  const form = (isDisabled: boolean): ReactElement => <Example onSubmit={() => {}} isDisabled={isDisabled} />;
  const { rerender } = render(form(false));
  screen.getByRole("button", { name: "Save" }).focus();
  screen.getByRole("link").focus();
  rerender(form(true));
  expect(document.activeElement).toBe(screen.getByRole("link"));
});

test("a disabled button keeps its focus, and does nothing", async () => {
  const onClick = vi.fn();
  const button = (disabled: boolean): ReactElement => (
    <SteadyButton type="button" disabled={disabled} onClick={onClick}>
      Approve
    </SteadyButton>
  );
  const { rerender } = render(button(true));
  const shown = screen.getByRole<HTMLButtonElement>("button");
  expect(shown.disabled).toBe(true);
  rerender(button(false));
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledOnce();
  rerender(button(true));
  expect(shown.disabled).toBe(false);
  expect(shown.getAttribute("aria-disabled")).toBe("true");
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(shown.disabled).toBe(true);
});

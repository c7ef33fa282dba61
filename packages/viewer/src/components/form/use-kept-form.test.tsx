// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { Session } from "../../session/session.js";
import { SessionProvider } from "../../session/session-context.js";
import { CheckboxField, SelectField } from "./choice-fields.js";
import { Form } from "./form.js";
import { SubmitButton } from "./submit-button.js";
import { TextField } from "./text-field.js";
import { useKeptForm } from "./use-kept-form.js";
import { useSchemaForm } from "./use-schema-form.js";

const NOW = Date.parse("2026-11-27T19:40:00");
const DAY = 24 * 60 * 60_000;
const BACK = /^Your entries of Nov 27, 2026, 7:40 PM are restored\./;
let now: number;
beforeEach(() => {
  now = NOW;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

interface Values {
  name: string;
  segment?: number;
  isPublic: boolean;
}

const SCHEMA = z.object({ name: z.string(), segment: z.optional(z.number()), isPublic: z.boolean() });
const OPTIONS = [{ id: 6, name: "Industrial" }];

function Example({ saved }: { readonly saved: string }): ReactElement {
  const form = useSchemaForm<Values>(SCHEMA, { name: saved, isPublic: false });
  const kept = useKeptForm(form, "example/1");
  const [sent, setSent] = useState("");
  const send = (values: Values): void => {
    kept.forget();
    setSent(JSON.stringify(values));
  };
  return (
    <Form form={form} kept={kept} onSubmit={send}>
      <TextField name="name" label="Name" />
      <SelectField name="segment" label="Segment" options={OPTIONS} />
      <CheckboxField name="isPublic" label="Public" />
      <SubmitButton text="Send" isWaiting={false} />
      <output>{sent}</output>
    </Form>
  );
}

/** Opens the form in a new window, for a user with this id. */
function open(userId: string | undefined, saved = ""): Session {
  cleanup();
  const session = new Session({ local: localStorage, window: sessionStorage, now: () => now });
  Object.defineProperty(session, "user", { value: userId === undefined ? undefined : { id: userId } });
  render(
    <SessionProvider session={session}>
      <Example saved={saved} />
    </SessionProvider>,
  );
  return session;
}

const name = (): HTMLInputElement => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
const type = (text: string): void => void fireEvent.change(name(), { target: { value: text } });
const back = (): Element | null => screen.queryByText(BACK);
const isBack = (): Promise<Element> => screen.findByText(BACK);

test("entries are back when the form opens again, and can be sent", async () => {
  open("maria");
  type("Golden");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "6" } });
  fireEvent.click(screen.getByRole("checkbox"));
  cleanup();
  now += DAY;
  open("maria");
  await isBack();
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText('{"name":"Golden","segment":6,"isPublic":true}')).toBeTruthy();
  expect(back()).toBeNull();
  open("maria");
  expect(name().value).toBe("");
});

test("entries are stored after a pause, without leaving the form", async () => {
  open("maria");
  type("Golden");
  await expect.poll(() => JSON.stringify({ ...localStorage }), { timeout: 5000 }).toContain("Golden");
});

test("an unchanged form stores nothing", () => {
  const session = open("maria", "Elm");
  type("Golden");
  expect(session.drafts.countOf("maria")).toBe(1);
  type("Elm");
  expect(session.drafts.countOf("maria")).toBe(0);
});

test("discarded entries are not restored, and the focus is on the first field", async () => {
  open("maria");
  type("Golden");
  open("maria");
  const button = await screen.findByRole("button", { name: "Discard" });
  button.focus();
  fireEvent.click(button);
  expect(name().value).toBe("");
  expect(back()).toBeNull();
  await act(async () => {});
  expect(document.activeElement).toBe(name());
  open("maria");
  expect(name().value).toBe("");
});

test("entries are shown to no other person, and count among those that signing out discards", async () => {
  const session = open("maria");
  type("Golden");
  expect(session.drafts.countOf("maria")).toBe(1);
  open("elias");
  expect(name().value).toBe("");
  open(undefined);
  expect(name().value).toBe("");
});

test("entries of a visitor stay in the window, until a user signs out in it", async () => {
  open(undefined);
  type("Golden");
  const session = open(undefined);
  expect(name().value).toBe("Golden");
  expect(JSON.stringify({ ...localStorage })).not.toContain("Golden");
  cleanup();
  await session.logOut();
  open(undefined);
  expect(name().value).toBe("");
});

test("entries go after 30 days", () => {
  open("maria");
  type("Golden");
  cleanup();
  now += 30 * DAY + 1;
  open("maria");
  expect(name().value).toBe("");
});

test("the form reports that another state was saved since, also after more typing", async () => {
  open("maria", "Elm");
  type("Golden");
  open("maria", "Oak");
  expect(name().value).toBe("Golden");
  await screen.findByText(/Another person has saved changes since then\./);
  type("Golden, Colorado");
  open("maria", "Oak");
  await screen.findByText(/Another person has saved changes since then\./);
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(name().value).toBe("Oak");
});

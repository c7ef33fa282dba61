// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { ApiFailure } from "../../api/api-failure.js";
import { Form } from "./form.js";
import { FormFailure, putFailure } from "./form-failure.js";
import { SubmitButton } from "./submit-button.js";
import { TextField } from "./text-field.js";
import { useSchemaForm } from "./use-schema-form.js";

const SCHEMA = z.strictObject({ name: z.string(), region: z.string() });

afterEach(cleanup);

/** A form that does not show all of what it sends, and a server that refuses a part of it. */
function Refused({ at }: { readonly at: string }): ReactElement {
  const form = useSchemaForm<z.infer<typeof SCHEMA>>(SCHEMA, { name: "Ada", region: "" });
  const failure = new ApiFailure(400, { message: "Not this one.", issues: [{ at, message: "Not this one." }] });
  return (
    <Form form={form} onSubmit={() => putFailure(form, failure, "help@example.org")}>
      <FormFailure />
      <TextField name="name" label="Name" />
      <SubmitButton text="Save" isWaiting={false} />
    </Form>
  );
}

test("the server's message about a field is shown at the field, which receives the focus", async () => {
  render(<Refused at="body.name" />);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(document.getElementById("name-error")?.textContent).toBe("Not this one.");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" }));
});

test.each(["body.region", "body.other"])(
  "its message about %s, which is not on the page, is shown by the form",
  async (at) => {
    render(<Refused at={at} />);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Not this one.");
  },
);

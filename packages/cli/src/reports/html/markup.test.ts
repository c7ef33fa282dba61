import { escapeHtml } from "@epb/engine/report";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { element, fragment } from "./markup.js";

describe("a text on a page", () => {
  test("stays a text, whatever it says", () => {
    const name = `<script>alert("1")</script> & 'more'`;
    expect(element("td", { title: name }, name).html).toBe(
      '<td title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;">' +
        "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;</td>",
    );
  });

  test("has neither controls nor halves of characters nor characters that turn the reading direction", () => {
    expect(escapeHtml("a\u0000b\u001b[31mc\u202ed\ud800e\u2028f")).toBe("a b [31mc d e f");
    expect(escapeHtml("line 1\nline 2 😀")).toBe("line 1\nline 2 😀");
  });

  test("never opens a tag or ends an attribute", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
        expect(escapeHtml(text)).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
      }),
    );
  });
});

test("what is not there leaves no trace", () => {
  expect(element("p", { class: undefined, id: "a" }, undefined, ["b", undefined], fragment("c", "d")).html).toBe(
    '<p id="a">bcd</p>',
  );
});

import type { ReactElement } from "react";
import { Canvas } from "./canvas.js";

/** The way of a project: initiated, filled in, approved. */
export function TogetherPicture({ label }: { readonly label: string }): ReactElement {
  return (
    <Canvas label={label}>
      <path className="picture__line picture__line--gray" d="M190 160H260M370 160H440" strokeDasharray="2 12" />
      <circle className="picture__navy" cx="130" cy="160" r="64" />
      <rect className="picture__paper" x="102" y="122" width="56" height="76" rx="6" />
      <path className="picture__line picture__line--gray" d="M114 142h32M114 160h32M114 178h18" />
      <circle className="picture__gold" cx="320" cy="160" r="64" />
      <path className="picture__navy" d="M278 176a42 42 0 0 1 84 0z" />
      <rect className="picture__navy" x="266" y="178" width="108" height="13" rx="6" />
      <path className="picture__line picture__line--gold" d="M320 136v22M301 140v18M339 140v18" />
      <circle className="picture__green" cx="510" cy="160" r="64" />
      <path className="picture__line picture__line--check" d="M482 162l20 20 38-42" />
    </Canvas>
  );
}

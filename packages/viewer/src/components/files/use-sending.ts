import { useRef, useState } from "react";
import { failureText } from "../../errors/failure-text.js";
import { useSite } from "../../site/site-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import type { PickedFile } from "./dropped-files.js";

/** A file to upload, and its result. */
export interface SentFile {
  readonly id: number;
  /** Behind its folders, which tell two of the same name apart. */
  readonly name: string;
  /** "left" for a file that was stopped before its upload. */
  readonly state: "waiting" | "sending" | "sent" | "refused" | "left";
  /** Reason why a file was refused. */
  readonly why?: string;
}

interface Sender {
  /** Reason to refuse a file before the upload; undefined if it may be sent. */
  readonly refusal: (file: File) => string | undefined;
  /** @throws What the server answers to a file that it does not take. */
  readonly send: (file: File) => Promise<unknown>;
}

export interface Sending {
  /** Files of the current batch, in order. */
  readonly files: readonly SentFile[];
  /** @returns When nothing is left to be sent. */
  readonly add: (files: readonly PickedFile[]) => Promise<void>;
  /** Stops the waiting files. The current upload continues, because the server may already have part of it. */
  readonly stop: () => void;
}

/**
 * Uploads files one after another: a refused file does not stop the others, and more can be added during the upload.
 */
export function useSending(sender: Sender): Sending {
  const { supportEmail } = useSite();
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const latest = useRef(sender);
  latest.current = sender;
  const turn = useRef({ waiting: [] as { readonly id: number; readonly file: File }[], isRunning: false, ids: 0 });

  const tell = (id: number, news: Pick<SentFile, "state" | "why">): void =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...news } : each)));

  const handle = async (id: number, file: File): Promise<void> => {
    const why = latest.current.refusal(file);
    if (why !== undefined) return tell(id, { state: "refused", why });
    tell(id, { state: "sending" });
    try {
      await latest.current.send(file);
      tell(id, { state: "sent" });
    } catch (error) {
      tell(id, { state: "refused", why: failureText(error, supportEmail) ?? COMMON_TEXTS.notPermittedTitle });
    }
  };

  const add = async (more: readonly PickedFile[]): Promise<void> => {
    const { current } = turn;
    const items = more.map((picked) => ({ id: ++current.ids, ...picked }));
    const asWaiting = items.map(({ id, path }): SentFile => ({ id, name: path, state: "waiting" }));
    const { isRunning } = current;
    current.waiting.push(...items);
    setFiles((all) => (isRunning ? [...all, ...asWaiting] : asWaiting));
    if (isRunning) return;
    current.isRunning = true;
    for (let next = current.waiting.shift(); next !== undefined; next = current.waiting.shift()) {
      await handle(next.id, next.file);
    }
    current.isRunning = false;
  };

  const stop = (): void => {
    turn.current.waiting = [];
    setFiles((all) => all.map((each) => (each.state === "waiting" ? { ...each, state: "left" } : each)));
  };
  return { files, add, stop };
}

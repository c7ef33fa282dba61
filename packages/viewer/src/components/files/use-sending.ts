import { useRef, useState } from "react";
import { failureText } from "../../errors/failure-text.js";
import { useSite } from "../../site/site-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";

/** A file that is to be sent, and what came of it. */
export interface SentFile {
  readonly id: number;
  readonly name: string;
  readonly state: "waiting" | "sending" | "sent" | "refused";
  /** Of a file that was refused. */
  readonly why?: string;
}

interface Sender {
  /** Why a file is not even sent; undefined where it may be. */
  readonly refusal: (file: File) => string | undefined;
  /** @throws What the server answers to a file that it does not take. */
  readonly send: (file: File) => Promise<unknown>;
}

interface Sending {
  /** Of this turn, in their order. */
  readonly files: readonly SentFile[];
  /** @returns When nothing is left to be sent. */
  readonly add: (files: readonly File[]) => Promise<void>;
}

/** Sends files one after the other: one that is refused keeps no other back, and more can be added meanwhile. */
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

  const add = async (more: readonly File[]): Promise<void> => {
    const { current } = turn;
    const items = more.map((file) => ({ id: ++current.ids, file }));
    const asWaiting = items.map(({ id, file }): SentFile => ({ id, name: file.name, state: "waiting" }));
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
  return { files, add };
}

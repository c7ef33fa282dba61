import type { CheckStep, ChosenFile, OnStep } from "./check-file.js";
import { type CheckedFile, isUnknownForm } from "./checked-file.js";
import { loadChecker } from "./load-checker.js";

/** True for a mapping profile, which is used and not checked. */
const isProfile = ({ name }: ChosenFile): boolean => name.endsWith(".epb-profile.json");

/** A file that was checked; two of the same name are two. */
export interface CheckedItem {
  readonly id: number;
  readonly file: ChosenFile;
  readonly checked: CheckedFile;
}

/** Progress of the file that is being checked. */
export interface CheckProgress {
  readonly file: string;
  readonly step: CheckStep;
  /** Which of how many files of this turn, counted from 1. */
  readonly at: number;
  readonly of: number;
}

export interface CheckState {
  readonly items: readonly CheckedItem[];
  /** Files that were stopped before the end of their check. */
  readonly left: readonly ChosenFile[];
  /** Absent while no check runs. */
  readonly progress?: CheckProgress;
  /** The checking program could not be loaded. */
  readonly hasFailed: boolean;
}

const NOTHING: CheckState = { items: [], left: [], hasFailed: false };

/** A page is drawn, and keys are heard, between two steps. */
const untilDrawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Checks files one after the other; a page has one thread, which it leaves free between two steps. */
export class CheckQueue {
  readonly #listeners: Set<() => void> = new Set();
  #state: CheckState = NOTHING;
  #waiting: ChosenFile[] = [];
  /** Mapping profiles, which are used for the other files. */
  #profiles: readonly ChosenFile[] = [];
  /** File that is being checked. */
  #current: ChosenFile | undefined;
  #taken = 0;
  #ids = 0;
  #isRunning = false;
  /** Increases with each stop: results of earlier turns are dropped. */
  #turn = 0;
  #stopper = new AbortController();

  get state(): CheckState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @returns When all files are checked, or the queue is stopped. */
  async add(files: readonly ChosenFile[]): Promise<void> {
    const profiles = files.filter(isProfile);
    this.#waiting.push(...files.filter((file) => !isProfile(file)));
    if (profiles.length > 0) this.#addProfiles(profiles);
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#taken = 0;
    try {
      await this.#run();
    } finally {
      this.#isRunning = false;
      this.#rest({});
    }
  }

  /** Stops the queue; the current and the waiting files become `left`. */
  stop(): void {
    const left = this.#current === undefined ? this.#waiting : [this.#current, ...this.#waiting];
    this.#waiting = [];
    this.#current = undefined;
    this.#turn += 1;
    this.#stopper.abort();
    this.#stopper = new AbortController();
    this.#rest({ left: [...this.#state.left, ...left] });
  }

  /** Continues with the files that were left. */
  async resume(): Promise<void> {
    const { left } = this.#state;
    this.#set({ ...this.#state, left: [] });
    await this.add(left);
  }

  clear(): void {
    this.stop();
    this.#profiles = [];
    this.#set({ ...this.#state, items: [], left: [] });
  }

  /** Replaces profiles of the same name, and checks the unknown workbooks and those of a replaced profile again. */
  #addProfiles(profiles: readonly ChosenFile[]): void {
    const names = new Set(profiles.map(({ name }) => name));
    const others = this.#profiles.filter(({ name }) => !names.has(name));
    const isReplaced = others.length < this.#profiles.length;
    this.#profiles = [...others, ...profiles];
    const isAgain = ({ checked }: CheckedItem): boolean =>
      isUnknownForm(checked) || (isReplaced && checked.isMapped === true);
    const { items } = this.#state;
    this.#waiting.push(...items.filter(isAgain).map(({ file }) => file));
    this.#set({ ...this.#state, items: items.filter((item) => !isAgain(item)) });
  }

  async #run(): Promise<void> {
    const loaded = await loadChecker().catch(() => undefined);
    if (loaded === undefined) {
      this.#waiting = [];
      this.#set({ ...this.#state, hasFailed: true });
      return;
    }
    this.#set({ ...this.#state, hasFailed: false });
    for (let file = this.#waiting.shift(); file !== undefined; file = this.#waiting.shift()) {
      this.#taken += 1;
      this.#current = file;
      const turn = this.#turn;
      const checked = await loaded.checkFile(file, this.#onStepOf(file, turn), this.#profiles, this.#stopper.signal);
      if (turn !== this.#turn) continue;
      this.#current = undefined;
      this.#ids += 1;
      this.#set({ ...this.#state, items: [...this.#state.items, { id: this.#ids, file, checked }] });
    }
  }

  #onStepOf({ name: file }: ChosenFile, turn: number): OnStep {
    return (step) => {
      const progress = { file, step, at: this.#taken, of: this.#taken + this.#waiting.length };
      if (turn === this.#turn) this.#set({ ...this.#state, progress });
      return untilDrawn();
    };
  }

  /** Ends the run. */
  #rest(news: Partial<CheckState>): void {
    const { progress: _, ...rest } = this.#state;
    this.#set({ ...rest, ...news });
  }

  #set(state: CheckState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

import type { ContentDocument } from '@site/api/content/documents/contract';
import type { ApiError } from '@site/shell/kit/query';
import { isAlike, mergeDrafts } from '../merge/mergeDrafts';

/**
 * Keeps a document saved while it is written: on this device within half a second of a keystroke, at the API within
 * two seconds of it, also of who never pauses, one write at a time. Where the API cannot be reached it goes on trying; where somebody
 * else was faster it brings both together and asks only about fields that both changed. Nothing here publishes.
 */
export class Autosave<Draft extends object> {
  private state: SaveState<Draft>;
  private stopSaving?: () => void;
  private stopKeeping?: () => void;
  private writing?: Promise<void>;
  private failures = 0;
  /** Sent, and nobody said what became of it: the API may have taken any of these. */
  private unanswered: Draft[] = [];
  private isOver = false;

  constructor(
    document: ContentDocument<Draft>,
    private readonly ports: SavePorts<Draft>,
  ) {
    this.state = { document, draft: document.draft, phase: 'saved', isKept: true };
  }

  get current(): SaveState<Draft> {
    return this.state;
  }

  /** Goes on with words that were kept on this device and not saved. */
  takeUp({ base, mine }: LocalDraft<Draft>): void {
    this.bring(base, mine, this.state.document);
  }

  write(draft: Draft): void {
    if (isAlike(draft, this.state.draft)) return;
    const { phase } = this.state;
    this.set({ draft, isKept: false, phase: phase === 'saved' ? 'waiting' : phase });
    this.stopKeeping ??= this.ports.wait(KEEP_MS, () => this.keep());
    if (phase !== 'conflict' && !this.writing && !this.stopSaving) this.saveIn(SAVE_MS);
  }

  /** Saves at once; true when the API has every word. */
  async flush(): Promise<boolean> {
    this.keep();
    while (this.state.phase !== 'conflict') {
      if (this.writing) await this.writing;
      else if (this.isUnsaved) await this.save();
      if (!this.isUnsaved) return true;
      if (this.state.problem) return false;
    }
    return false;
  }

  /** What both members changed is settled: these are the words now. */
  settle(chosen: Draft): void {
    this.set({ draft: chosen, conflict: undefined, phase: 'waiting', isKept: false });
    this.keep();
    this.saveIn(0);
  }

  /** The document as an action left it; what was typed meanwhile stays. */
  adopt(document: ContentDocument<Draft>): void {
    this.bring(this.base, this.state.draft, document);
  }

  /** Writes to this device what is not there yet; true when it has every word. */
  keep(): boolean {
    this.stopKeeping?.();
    this.stopKeeping = undefined;
    if (this.state.isKept) return true;
    const { document, draft } = this.state;
    const isKept = this.ports.keep({ base: this.base, mine: draft, version: document.version });
    this.set({ isKept });
    return isKept;
  }

  /** Tries again now, such as when the connection is back. */
  wake(): void {
    if (this.state.problem && !this.writing && this.state.phase !== 'conflict') this.saveIn(0);
  }

  /** Goes on after a stop. */
  start(): void {
    this.isOver = false;
    if (this.isUnsaved && this.state.phase !== 'conflict') this.saveIn(SAVE_MS);
  }

  /** Writes nothing to the API any more; what it does not have stays on this device. */
  stop(): void {
    this.keep();
    this.isOver = true;
    this.waitNoLonger();
  }

  get isUnsaved(): boolean {
    return !isAlike(this.state.draft, this.state.document.draft);
  }

  /** What the words here were written upon: as the API has it, but for fields that nobody has chosen in yet. */
  private get base(): Draft {
    return { ...this.state.document.draft, ...this.state.conflict?.before };
  }

  private bring(base: Draft, mine: Draft, document: ContentDocument<Draft>) {
    const { merged: draft, conflicts: fields } = mergeDrafts(base, mine, document.draft);
    const before = pick(base, fields);
    const conflict = fields.length ? { fields, theirs: document, before } : undefined;
    const isUnsaved = !isAlike(draft, document.draft);
    const phase = conflict ? 'conflict' : isUnsaved ? 'waiting' : 'saved';
    this.set({ document, draft, conflict, phase, problem: undefined, isKept: !isUnsaved });
    if (isUnsaved) this.keep();
    else this.ports.keep(undefined);
    if (isUnsaved && !conflict) this.saveIn(SAVE_MS);
  }

  private saveIn(ms: number) {
    this.waitNoLonger();
    if (!this.isOver) this.stopSaving = this.ports.wait(ms, () => void this.save());
  }

  private waitNoLonger() {
    this.stopSaving?.();
    this.stopSaving = undefined;
  }

  private save(): Promise<void> {
    this.waitNoLonger();
    if (this.isOver || this.writing || this.state.phase === 'conflict')
      return this.writing ?? Promise.resolve();
    if (!this.isUnsaved) {
      // Typed and taken back, or chosen as the other member wrote it.
      this.set({ phase: 'saved', problem: undefined });
      this.forget();
      return Promise.resolve();
    }
    this.set({ phase: 'saving' });
    this.writing = this.send().finally(() => {
      this.writing = undefined;
      const { phase } = this.state;
      if (phase === 'waiting') this.saveIn(SAVE_MS);
      if (phase === 'away') this.saveIn(pauseAfter(this.failures));
    });
    return this.writing;
  }

  private async send() {
    const { draft, document } = this.state;
    if (!isAlike(draft, this.unanswered.at(-1))) this.unanswered.push(draft);
    try {
      const saved = await this.ports.send(draft, document);
      this.failures = 0;
      this.unanswered = [];
      // What the API keeps is what was sent, perhaps tidied up: what was typed since stands on top of it.
      const { merged } = mergeDrafts(draft, this.state.draft, saved.draft);
      const isDone = isAlike(merged, saved.draft);
      this.set({ document: saved, draft: merged, problem: undefined, phase: isDone ? 'saved' : 'waiting' });
      if (isDone) this.forget();
    } catch (error) {
      await this.handle(error as ApiError);
    }
  }

  private async handle(problem: ApiError) {
    this.failures += 1;
    if (problem.status !== 412) {
      const isPassing = problem.status === 0 || problem.status === 429 || problem.status >= 500;
      this.set({ problem, phase: isPassing ? 'away' : 'refused' });
      return;
    }
    try {
      const theirs = await this.ports.read();
      const own = this.unanswered.map((sent) => pick(sent, alikeFields(sent, theirs.draft)));
      this.unanswered = [];
      this.bring(Object.assign({}, this.state.document.draft, ...own), this.state.draft, theirs);
    } catch (error) {
      this.set({ problem: error as ApiError, phase: 'away' });
    }
  }

  private forget() {
    this.stopKeeping?.();
    this.stopKeeping = undefined;
    this.ports.keep(undefined);
    this.set({ isKept: true });
  }

  private set(part: Partial<SaveState<Draft>>) {
    this.state = { ...this.state, ...part };
    this.ports.changed();
  }
}

/** `away`: the API could not be reached and is asked again. `refused`: it does not take this; the next keystroke tries again. */
export type SavePhase = 'saved' | 'waiting' | 'saving' | 'away' | 'refused' | 'conflict';

export interface SaveState<Draft> {
  /** As the API has it. */
  document: ContentDocument<Draft>;
  /** As it is written here. */
  draft: Draft;
  phase: SavePhase;
  /** Whether this device has every word that the API does not have. */
  isKept: boolean;
  problem?: ApiError;
  conflict?: {
    fields: (keyof Draft & string)[];
    theirs: ContentDocument<Draft>;
    /** These fields as they were before anybody changed them. */
    before: Partial<Draft>;
  };
}

export interface LocalDraft<Draft> {
  base: Draft;
  mine: Draft;
  version: number;
  /** By which name it is begun, while nobody knows whether it was. */
  key?: string;
}

export interface SavePorts<Draft> {
  send: (draft: Draft, at: ContentDocument<Draft>) => Promise<ContentDocument<Draft>>;
  /** The document as it is now. */
  read: () => Promise<ContentDocument<Draft>>;
  /** Writes to this device, or takes away what is there; false when it cannot. */
  keep: (kept: LocalDraft<Draft> | undefined) => boolean;
  /** Calls back after some milliseconds, unless it is stopped. */
  wait: (ms: number, then: () => void) => () => void;
  changed: () => void;
}

const pick = <Draft extends object>(draft: Draft, fields: (keyof Draft)[]): Partial<Draft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]])) as Partial<Draft>;

const alikeFields = <Draft extends object>(one: Draft, other: Draft): (keyof Draft)[] =>
  (Object.keys(one) as (keyof Draft)[]).filter((field) => isAlike(one[field], other[field]));

export const SAVE_MS = 2000;
export const KEEP_MS = 400;
const LONGEST_PAUSE_MS = 30_000;

/** Two seconds, then twice as long each time. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, SAVE_MS * 2 ** Math.max(0, failures - 1));

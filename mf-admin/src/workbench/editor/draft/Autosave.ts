import type { ContentDocument } from '@site/api/content/documents/contract';
import type { ApiError } from '@site/shell/kit/query';
import { isDeepEqual, mergeDrafts } from '../merge/mergeDrafts';

/**
 * Keeps a document saved while it is written: on this device within half a second of a keystroke, at the API within
 * two seconds of it, also of who never pauses, one write at a time. Where the API cannot be reached it goes on trying; where somebody
 * else was faster it brings both together and asks only about fields that both changed. Nothing here publishes.
 */
export class Autosave<Draft extends object> {
  private state: SaveState<Draft>;
  private cancelSave?: () => void;
  private cancelLocalSave?: () => void;
  private pendingSave?: Promise<void>;
  private failures = 0;
  /** Sent, and nobody said what became of it: the API may have taken any of these. */
  private unconfirmed: Draft[] = [];
  private isStopped = false;

  constructor(
    document: ContentDocument<Draft>,
    private readonly ports: SavePorts<Draft>,
  ) {
    this.state = { document, draft: document.draft, phase: 'saved', isSavedLocally: true };
  }

  get current(): SaveState<Draft> {
    return this.state;
  }

  /** Goes on with words that were kept on this device and not saved. */
  restoreLocalDraft({ base, mine }: LocalDraft<Draft>): void {
    this.mergeDocument(base, mine, this.state.document);
  }

  write(draft: Draft): void {
    if (isDeepEqual(draft, this.state.draft)) return;
    const { phase } = this.state;
    this.set({ draft, isSavedLocally: false, phase: phase === 'saved' ? 'waiting' : phase });
    this.cancelLocalSave ??= this.ports.schedule(LOCAL_SAVE_DELAY_MS, () => this.saveLocally());
    if (phase !== 'conflict' && !this.pendingSave && !this.cancelSave) this.scheduleSave(SAVE_DELAY_MS);
  }

  /** Saves at once; true when the API has every word. */
  async flush(): Promise<boolean> {
    this.saveLocally();
    while (this.state.phase !== 'conflict') {
      if (this.pendingSave) await this.pendingSave;
      else if (this.isUnsaved) await this.save();
      if (!this.isUnsaved) return true;
      if (this.state.problem) return false;
    }
    return false;
  }

  /** What both members changed is settled: these are the words now. */
  resolveConflict(chosen: Draft): void {
    this.set({ draft: chosen, conflict: undefined, phase: 'waiting', isSavedLocally: false });
    this.saveLocally();
    this.scheduleSave(0);
  }

  /** The document as an action left it; what was typed meanwhile stays. */
  replaceDocument(document: ContentDocument<Draft>): void {
    this.mergeDocument(this.base, this.state.draft, document);
  }

  /** Writes to this device what is not there yet; true when it has every word. */
  saveLocally(): boolean {
    this.cancelLocalSave?.();
    this.cancelLocalSave = undefined;
    if (this.state.isSavedLocally) return true;
    const { document, draft } = this.state;
    const isSavedLocally = this.ports.saveLocally({
      base: this.base,
      mine: draft,
      version: document.version,
    });
    this.set({ isSavedLocally });
    return isSavedLocally;
  }

  /** Tries again now, such as when the connection is back. */
  retryNow(): void {
    if (this.state.problem && !this.pendingSave && this.state.phase !== 'conflict') this.scheduleSave(0);
  }

  /** Goes on after a stop. */
  start(): void {
    this.isStopped = false;
    if (this.isUnsaved && this.state.phase !== 'conflict') this.scheduleSave(SAVE_DELAY_MS);
  }

  /** Writes nothing to the API any more; what it does not have stays on this device. */
  stop(): void {
    this.saveLocally();
    this.isStopped = true;
    this.cancelScheduledSave();
  }

  get isUnsaved(): boolean {
    return !isDeepEqual(this.state.draft, this.state.document.draft);
  }

  /** What the words here were written upon: as the API has it, but for fields that nobody has chosen in yet. */
  private get base(): Draft {
    return { ...this.state.document.draft, ...this.state.conflict?.before };
  }

  private mergeDocument(base: Draft, mine: Draft, document: ContentDocument<Draft>) {
    const { merged: draft, conflicts: fields } = mergeDrafts(base, mine, document.draft);
    const before = pick(base, fields);
    const conflict = fields.length ? { fields, theirs: document, before } : undefined;
    const isUnsaved = !isDeepEqual(draft, document.draft);
    const phase = conflict ? 'conflict' : isUnsaved ? 'waiting' : 'saved';
    this.set({ document, draft, conflict, phase, problem: undefined, isSavedLocally: !isUnsaved });
    if (isUnsaved) this.saveLocally();
    else this.ports.saveLocally(undefined);
    if (isUnsaved && !conflict) this.scheduleSave(SAVE_DELAY_MS);
  }

  private scheduleSave(ms: number) {
    this.cancelScheduledSave();
    if (!this.isStopped) this.cancelSave = this.ports.schedule(ms, () => void this.save());
  }

  private cancelScheduledSave() {
    this.cancelSave?.();
    this.cancelSave = undefined;
  }

  private save(): Promise<void> {
    this.cancelScheduledSave();
    if (this.isStopped || this.pendingSave || this.state.phase === 'conflict')
      return this.pendingSave ?? Promise.resolve();
    if (!this.isUnsaved) {
      // Typed and taken back, or chosen as the other member wrote it.
      this.set({ phase: 'saved', problem: undefined });
      this.clearLocalDraft();
      return Promise.resolve();
    }
    this.set({ phase: 'saving' });
    this.pendingSave = this.send().finally(() => {
      this.pendingSave = undefined;
      const { phase } = this.state;
      if (phase === 'waiting') this.scheduleSave(SAVE_DELAY_MS);
      if (phase === 'away') this.scheduleSave(retryDelay(this.failures));
    });
    return this.pendingSave;
  }

  private async send() {
    const { draft, document } = this.state;
    if (!isDeepEqual(draft, this.unconfirmed.at(-1))) this.unconfirmed.push(draft);
    try {
      const saved = await this.ports.send(draft, document);
      this.failures = 0;
      this.unconfirmed = [];
      // What the API keeps is what was sent, perhaps tidied up: what was typed since stands on top of it.
      const { merged } = mergeDrafts(draft, this.state.draft, saved.draft);
      const isDone = isDeepEqual(merged, saved.draft);
      this.set({ document: saved, draft: merged, problem: undefined, phase: isDone ? 'saved' : 'waiting' });
      if (isDone) this.clearLocalDraft();
    } catch (error) {
      await this.handle(error as ApiError);
    }
  }

  private async handle(problem: ApiError) {
    this.failures += 1;
    if (problem.status !== 412) {
      const isTemporary = problem.status === 0 || problem.status === 429 || problem.status >= 500;
      this.set({ problem, phase: isTemporary ? 'away' : 'refused' });
      return;
    }
    try {
      const theirs = await this.ports.read();
      const own = this.unconfirmed.map((sent) => pick(sent, equalFields(sent, theirs.draft)));
      this.unconfirmed = [];
      this.mergeDocument(Object.assign({}, this.state.document.draft, ...own), this.state.draft, theirs);
    } catch (error) {
      this.set({ problem: error as ApiError, phase: 'away' });
    }
  }

  private clearLocalDraft() {
    this.cancelLocalSave?.();
    this.cancelLocalSave = undefined;
    this.ports.saveLocally(undefined);
    this.set({ isSavedLocally: true });
  }

  private set(part: Partial<SaveState<Draft>>) {
    this.state = { ...this.state, ...part };
    this.ports.onChange();
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
  isSavedLocally: boolean;
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
  saveLocally: (kept: LocalDraft<Draft> | undefined) => boolean;
  /** Calls back after some milliseconds, unless it is stopped. */
  schedule: (ms: number, then: () => void) => () => void;
  onChange: () => void;
}

const pick = <Draft extends object>(draft: Draft, fields: (keyof Draft)[]): Partial<Draft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]])) as Partial<Draft>;

const equalFields = <Draft extends object>(one: Draft, other: Draft): (keyof Draft)[] =>
  (Object.keys(one) as (keyof Draft)[]).filter((field) => isDeepEqual(one[field], other[field]));

export const SAVE_DELAY_MS = 2000;
export const LOCAL_SAVE_DELAY_MS = 400;
const MAX_RETRY_DELAY_MS = 30_000;

/** Two seconds, then twice as long each time. */
export const retryDelay = (failures: number): number =>
  Math.min(MAX_RETRY_DELAY_MS, SAVE_DELAY_MS * 2 ** Math.max(0, failures - 1));

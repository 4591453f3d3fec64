import type { ContentDocument } from '@site/api/content/documents/contract';
import type { ApiError } from '@site/shell/kit/query';
import { isDeepEqual, mergeDrafts } from '../merge/mergeDrafts';

/**
 * Saves a document while it is edited: locally within half a second of a keystroke, to the API within two seconds,
 * even without a pause in typing, one request at a time. It retries while the API is unreachable. On a version
 * conflict it merges both drafts and asks only about fields that both sides changed. It never publishes.
 */
export class Autosave<Draft extends object> {
  private state: SaveState<Draft>;
  private cancelSave?: () => void;
  private cancelLocalSave?: () => void;
  private pendingSave?: Promise<void>;
  private failures = 0;
  /** Drafts sent without a response; the API may have stored any of them. */
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

  /** Continues with a local draft that was not saved to the API. */
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

  /** Saves now; true once the API has the whole draft. */
  async flush(): Promise<boolean> {
    this.saveLocally();
    while (this.state.phase !== 'conflict') {
      if (this.pendingSave) await this.pendingSave;
      else if (this.isUnsaved) await this.save();
      if (!this.isUnsaved) return true;
      if (this.state.problem || this.isStopped) return false;
    }
    return false;
  }

  /** Ends a conflict with the draft that the member chose. */
  resolveConflict(chosen: Draft): void {
    this.set({ draft: chosen, conflict: undefined, phase: 'waiting', isSavedLocally: false });
    this.saveLocally();
    this.scheduleSave(0);
  }

  /** Takes over the document that an action returned; anything typed meanwhile stays. */
  replaceDocument(document: ContentDocument<Draft>): void {
    this.mergeDocument(this.base, this.state.draft, document);
  }

  /** Writes the draft to local storage; true if it is stored completely. */
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

  /** Retries now, such as when the browser is online again. */
  retryNow(): void {
    if (this.state.problem && !this.pendingSave && this.state.phase !== 'conflict') this.scheduleSave(0);
  }

  /** Resumes after `stop`. */
  start(): void {
    this.isStopped = false;
    if (this.isUnsaved && this.state.phase !== 'conflict') this.scheduleSave(SAVE_DELAY_MS);
  }

  /** Stops saving to the API; unsaved changes stay in local storage. */
  stop(): void {
    this.saveLocally();
    this.isStopped = true;
    this.cancelScheduledSave();
  }

  get isUnsaved(): boolean {
    return !isDeepEqual(this.state.draft, this.state.document.draft);
  }

  /** The version the draft is based on; for conflicting fields, their value before the conflict. */
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
      // The draft equals the stored version again.
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
      // The API may normalize what was sent; anything typed since is merged on top of it.
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

/** `away`: the API is unreachable and saving is retried. `refused`: it rejected the draft; the next edit tries again. */
export type SavePhase = 'saved' | 'waiting' | 'saving' | 'away' | 'refused' | 'conflict';

export interface SaveState<Draft> {
  /** The version stored by the API. */
  document: ContentDocument<Draft>;
  /** The current draft. */
  draft: Draft;
  phase: SavePhase;
  /** Whether local storage has everything that the API does not have. */
  isSavedLocally: boolean;
  problem?: ApiError;
  conflict?: {
    fields: (keyof Draft & string)[];
    theirs: ContentDocument<Draft>;
    /** The conflicting fields before either side changed them. */
    before: Partial<Draft>;
  };
}

export interface LocalDraft<Draft> {
  base: Draft;
  mine: Draft;
  version: number;
  /** The idempotency key of the request that creates it. */
  key?: string;
}

export interface SavePorts<Draft> {
  send: (draft: Draft, at: ContentDocument<Draft>) => Promise<ContentDocument<Draft>>;
  /** Loads the current document. */
  read: () => Promise<ContentDocument<Draft>>;
  /** Writes to local storage, or clears it; false if that fails. */
  saveLocally: (draft: LocalDraft<Draft> | undefined) => boolean;
  /** Calls `then` after some milliseconds; the returned function cancels it. */
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

/** Exponential backoff: two seconds, then twice as long each time. */
export const retryDelay = (failures: number): number =>
  Math.min(MAX_RETRY_DELAY_MS, SAVE_DELAY_MS * 2 ** Math.max(0, failures - 1));

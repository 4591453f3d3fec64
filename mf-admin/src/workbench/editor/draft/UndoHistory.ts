import { readStorageJson, writeStorage } from '@site/shell/kit/workbench';

/** The fields a step changed, with their values before it (or after it, to redo). */
type Step<Draft> = Partial<Draft>;

interface UndoSteps<Draft> {
  past: Step<Draft>[];
  future: Step<Draft>[];
}

/** A pause in typing that ends a step, in milliseconds. */
const PAUSE_MS = 1500;
/** A deletion of more characters than this starts its own step. */
const LARGE_DELETION = 20;
const MAX_STEPS = 40;
/** The total size of all steps, since session storage is small. */
const MAX_CHARACTERS = 200_000;

/**
 * Undo and redo for a document. It is stored in session storage so that it survives a reload. A step restores only the
 * fields that it changed, so changes by other members stay.
 */
export class UndoHistory<Draft extends object> {
  private steps: UndoSteps<Draft>;
  private lastAt = 0;

  constructor(private storageKey: string) {
    this.steps = loadSteps<Draft>(storageKey);
  }

  get canUndo(): boolean {
    return this.steps.past.length > 0;
  }

  get canRedo(): boolean {
    return this.steps.future.length > 0;
  }

  /** Records an edit; edits without a pause between them form one step. */
  record(before: Draft, after: Draft, at: number): void {
    const names = (Object.keys(after) as (keyof Draft)[]).filter((name) => after[name] !== before[name]);
    if (!names.length) return;
    const touched = pick(before, names);
    const { past } = this.steps;
    const last = past.at(-1);
    const isNew =
      !last || at - this.lastAt > PAUSE_MS || sizeOf(touched) - sizeOf(pick(after, names)) > LARGE_DELETION;
    this.lastAt = at;
    this.set({
      past: isNew ? [...past, touched] : [...past.slice(0, -1), { ...touched, ...last }],
      future: [],
    });
  }

  /** The draft before the last step; undefined if there is none. */
  undo(now: Draft): Draft | undefined {
    const step = this.steps.past.at(-1);
    if (!step) return undefined;
    this.lastAt = 0;
    this.set({ past: this.steps.past.slice(0, -1), future: [...this.steps.future, inverseOf(step, now)] });
    return { ...now, ...step };
  }

  /** The draft after the last undone step; undefined if there is none. */
  redo(now: Draft): Draft | undefined {
    const step = this.steps.future.at(-1);
    if (!step) return undefined;
    this.lastAt = 0;
    this.set({ past: [...this.steps.past, inverseOf(step, now)], future: this.steps.future.slice(0, -1) });
    return { ...now, ...step };
  }

  /** Writes the steps to session storage, from now on under this key. */
  persist(storageKey = this.storageKey): void {
    if (storageKey !== this.storageKey) writeStorage(storageName(this.storageKey), null, 'sessionStorage');
    this.storageKey = storageKey;
    writeStorage(storageName(storageKey), JSON.stringify(this.steps), 'sessionStorage');
  }

  private set({ past, future }: UndoSteps<Draft>) {
    this.steps = { past: trimSteps(past), future };
  }
}

const storageName = (storageKey: string) => `steps ${storageKey}`;
const inverseOf = <Draft extends object>(step: Step<Draft>, now: Draft) =>
  pick(now, Object.keys(step) as (keyof Draft)[]);
const sizeOf = (value: unknown) => JSON.stringify(value).length;

const pick = <Draft extends object>(draft: Draft, names: (keyof Draft)[]): Step<Draft> =>
  Object.fromEntries(names.map((name) => [name, draft[name]])) as Step<Draft>;

/** The newest steps within the limits. */
function trimSteps<Draft>(steps: Step<Draft>[]): Step<Draft>[] {
  let size = 0;
  const newest = steps.slice(-MAX_STEPS).toReversed();
  const end = newest.findIndex((step) => {
    size += sizeOf(step);
    return size > MAX_CHARACTERS;
  });
  return (end < 0 ? newest : newest.slice(0, end)).toReversed();
}

function loadSteps<Draft>(storageKey: string): UndoSteps<Draft> {
  const found = readStorageJson(storageName(storageKey), 'sessionStorage') as Partial<
    UndoSteps<Draft>
  > | null;
  const { past, future } = found ?? {};
  return Array.isArray(past) && Array.isArray(future) ? { past, future } : { past: [], future: [] };
}

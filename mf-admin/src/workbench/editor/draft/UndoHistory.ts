import { readStorageJson, writeStorage } from '@site/shell/kit/workbench';

/** What a step changed: the fields it touched, as they were on its other side. */
type Step<Draft> = Partial<Draft>;

interface UndoSteps<Draft> {
  past: Step<Draft>[];
  future: Step<Draft>[];
}

/** A pause that ends a step, in milliseconds. */
const PAUSE_MS = 1500;
/** Fewer letters after a keystroke by so many begin a step of their own, however fast one types. */
const LARGE_DELETION = 20;
const MAX_STEPS = 40;
/** Of all steps, in characters: storage is small. */
const MAX_CHARACTERS = 200_000;

/**
 * The way back through what was written into a document, and forth again. It lies with the tab, so that it is there
 * after a reload. A step gives back the fields that it touched; what others wrote elsewhere meanwhile stays.
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

  /** Notes what a keystroke changed; those between two pauses are one step. */
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

  /** The words before the last step; nothing where there is none. */
  undo(now: Draft): Draft | undefined {
    const step = this.steps.past.at(-1);
    if (!step) return undefined;
    this.lastAt = 0;
    this.set({ past: this.steps.past.slice(0, -1), future: [...this.steps.future, inverseOf(step, now)] });
    return { ...now, ...step };
  }

  /** The words after the step that was gone back last. */
  redo(now: Draft): Draft | undefined {
    const step = this.steps.future.at(-1);
    if (!step) return undefined;
    this.lastAt = 0;
    this.set({ past: [...this.steps.past, inverseOf(step, now)], future: this.steps.future.slice(0, -1) });
    return { ...now, ...step };
  }

  /** Writes them to this tab, from now on under this name. */
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

/** The newest of them that there is room for. */
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

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
const MUCH = 20;
const MOST = 40;
/** Of all steps, in characters: storage is small. */
const LARGEST = 200_000;

/**
 * The way back through what was written into a document, and forth again. It lies with the tab, so that it is there
 * after a reload. A step gives back the fields that it touched; what others wrote elsewhere meanwhile stays.
 */
export class UndoHistory<Draft extends object> {
  private kept: UndoSteps<Draft>;
  private lastAt = 0;

  constructor(private place: string) {
    this.kept = read<Draft>(place);
  }

  get canGoBack(): boolean {
    return this.kept.past.length > 0;
  }

  get canGoForth(): boolean {
    return this.kept.future.length > 0;
  }

  /** Notes what a keystroke changed; those between two pauses are one step. */
  note(before: Draft, after: Draft, at: number): void {
    const names = (Object.keys(after) as (keyof Draft)[]).filter((name) => after[name] !== before[name]);
    if (!names.length) return;
    const touched = pick(before, names);
    const { past } = this.kept;
    const last = past.at(-1);
    const isNew = !last || at - this.lastAt > PAUSE_MS || sizeOf(touched) - sizeOf(pick(after, names)) > MUCH;
    this.lastAt = at;
    this.set({
      past: isNew ? [...past, touched] : [...past.slice(0, -1), { ...touched, ...last }],
      future: [],
    });
  }

  /** The words before the last step; nothing where there is none. */
  back(now: Draft): Draft | undefined {
    const step = this.kept.past.at(-1);
    if (!step) return undefined;
    this.lastAt = 0;
    this.set({ past: this.kept.past.slice(0, -1), future: [...this.kept.future, other(step, now)] });
    return { ...now, ...step };
  }

  /** The words after the step that was gone back last. */
  forth(now: Draft): Draft | undefined {
    const step = this.kept.future.at(-1);
    if (!step) return undefined;
    this.lastAt = 0;
    this.set({ past: [...this.kept.past, other(step, now)], future: this.kept.future.slice(0, -1) });
    return { ...now, ...step };
  }

  /** Writes them to this tab, from now on under this name. */
  keep(place = this.place): void {
    if (place !== this.place) writeStorage(nameOf(this.place), null, 'sessionStorage');
    this.place = place;
    writeStorage(nameOf(place), JSON.stringify(this.kept), 'sessionStorage');
  }

  private set({ past, future }: UndoSteps<Draft>) {
    this.kept = { past: bounded(past), future };
  }
}

const nameOf = (place: string) => `steps ${place}`;
const other = <Draft extends object>(step: Step<Draft>, now: Draft) =>
  pick(now, Object.keys(step) as (keyof Draft)[]);
const sizeOf = (value: unknown) => JSON.stringify(value).length;

const pick = <Draft extends object>(draft: Draft, names: (keyof Draft)[]): Step<Draft> =>
  Object.fromEntries(names.map((name) => [name, draft[name]])) as Step<Draft>;

/** The newest of them that there is room for. */
function bounded<Draft>(steps: Step<Draft>[]): Step<Draft>[] {
  let size = 0;
  const newest = steps.slice(-MOST).toReversed();
  const end = newest.findIndex((step) => {
    size += sizeOf(step);
    return size > LARGEST;
  });
  return (end < 0 ? newest : newest.slice(0, end)).toReversed();
}

function read<Draft>(place: string): UndoSteps<Draft> {
  const found = readStorageJson(nameOf(place), 'sessionStorage') as Partial<UndoSteps<Draft>> | null;
  const { past, future } = found ?? {};
  return Array.isArray(past) && Array.isArray(future) ? { past, future } : { past: [], future: [] };
}

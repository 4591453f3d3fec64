import type { ContentDocument } from '@site/api/content/documents/contract';
import { Autosave, type LocalDraft, type SavePorts } from './draft/Autosave';

export interface TestDraft {
  title: string;
  text: string;
}

export const documentOf = (draft: TestDraft, version = 1): ContentDocument<TestDraft> => ({
  id: 'd1',
  label: draft.title,
  slug: 'one',
  state: 'draft',
  path: null,
  publishedAt: null,
  fault: null,
  publishAt: null,
  binnedAt: null,
  updatedAt: '2026-11-22T18:00:00.000Z',
  updatedBy: 'Ana',
  version,
  draft,
  published: null,
  scheduled: null,
});

/** A clock that a test advances by hand. */
export function createManualClock() {
  let now = 0;
  let waiting: { at: number; then: () => void }[] = [];
  return {
    wait: (ms: number, then: () => void) => {
      const one = { at: now + ms, then };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((each) => each !== one);
      };
    },
    /** Advances the clock and runs everything due until then. */
    advance: async (ms: number) => {
      const until = now + ms;
      for (;;) {
        const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        waiting = waiting.filter((each) => each !== next);
        now = next.at;
        next.then();
        await flushPromises();
      }
      now = until;
      await flushPromises();
    },
  };
}

/** Resolves after the handlers of all settled promises ran. */
export const flushPromises = async () => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

export const first: TestDraft = { title: 'One', text: 'Words' };

/** An autosave with a fake API, local storage and clock. */
export function createTestAutosave(overrides: Partial<SavePorts<TestDraft>> = {}) {
  const clock = createManualClock();
  const sent: TestDraft[] = [];
  const localDrafts: (LocalDraft<TestDraft> | undefined)[] = [];
  const ports: SavePorts<TestDraft> = {
    send: async (draft, { version }) => {
      sent.push(draft);
      return documentOf(draft, version + 1);
    },
    read: async () => documentOf(first),
    saveLocally: (draft) => {
      localDrafts.push(draft);
      return true;
    },
    schedule: clock.wait,
    onChange: () => undefined,
    ...overrides,
  };
  const autosave = new Autosave(documentOf(first), ports);
  const type = (part: Partial<TestDraft>) => autosave.write({ ...autosave.current.draft, ...part });
  return { autosave, clock, sent, localDrafts, type, ports };
}

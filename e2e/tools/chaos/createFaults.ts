import type { Site } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';
import type { Field, PostEditor } from './PostEditor';
import type { SecondEditor } from './SecondEditor';

export const FAULTS = ['network', 'api', 'database', 'session', 'crash', 'colleague'] as const;
export type Fault = (typeof FAULTS)[number];

/** Faults that can happen to an author; each resolves, once injected, with a function that ends it. */
export function createFaults(
  site: Site,
  writer: PostEditor,
  colleague: SecondEditor,
  random: () => number,
): Record<Fault, () => Promise<() => Promise<unknown>>> {
  const ready = () => until(async () => (await fetch(`${site.apiUrl}/readyz`)).ok, 'the API is not ready');
  return {
    network: async () => {
      await writer.context.setOffline(true);
      return () => writer.context.setOffline(false);
    },
    api: async () => {
      await site.kill('api');
      return ready;
    },
    database: async () => {
      await site.kill('mongod');
      return ready;
    },
    session: async () => {
      await writer.context.clearCookies();
      return async () => undefined;
    },
    crash: async () => {
      await writer.crash(random() < 0.5);
      return async () => undefined;
    },
    colleague: async () => {
      const field: Field = random() < 0.5 ? 'summary' : 'markdown';
      writer.expectWord(field, await colleague.save(field));
      return async () => undefined;
    },
  };
}

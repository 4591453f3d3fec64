import type { Site } from '../site';
import { until } from '../until';
import type { Colleague } from './Colleague';
import type { Field, Writer } from './Writer';

export const MISHAPS = ['network', 'api', 'database', 'session', 'crash', 'colleague'] as const;
export type Mishap = (typeof MISHAPS)[number];

/** What can happen to somebody who writes; each resolves once it has happened, with what ends it. */
export function mishapsFor(
  site: Site,
  writer: Writer,
  colleague: Colleague,
  random: () => number,
): Record<Mishap, () => Promise<() => Promise<unknown>>> {
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
      writer.owe(field, await colleague.save(field));
      return async () => undefined;
    },
  };
}

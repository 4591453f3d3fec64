import { clearSaltCache } from '../insights/events/hashVisitor';
import { currentSettings } from '../settings/currentSettings';
import { documentKinds } from '../wiring/documentKinds';

/** Clears what modules cache of a database, before another one takes its place in this process. */
export function clearCaches(): void {
  for (const { cache } of documentKinds) cache?.clear();
  currentSettings.clear();
  clearSaltCache();
}

import type { CalendarProviderName } from '../calendarApps/contract';
import type { CalendarProvider, ProviderApp } from './CalendarProvider';
import { createGoogle } from './createGoogle';
import { createMicrosoft } from './createMicrosoft';

const creators = { google: createGoogle, microsoft: createMicrosoft };

/** The provider, called at its own fixed addresses or, with an origin, at a server on this machine. */
export function createProvider(
  name: CalendarProviderName,
  app: ProviderApp,
  origin: string,
): CalendarProvider {
  return creators[name](app, origin);
}

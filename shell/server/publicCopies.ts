import { join } from 'node:path';
import { Address, listAddresses } from '@site/api/contract/addresses';
import { listRedirectRules, RedirectRule } from '@site/api/contract/redirects';
import { getSettings, Settings as PublicSettings } from '@site/api/contract/settings';
import type { Logger } from 'pino';
import { array, mask } from 'superstruct';
import { defaultSettings, type Settings } from '../kit';
import { PolledCopy } from './PolledCopy';

interface PublicCopiesOptions {
  apiOrigin: string;
  publicOrigin: string;
  /** Where they are kept. */
  folder: string;
  onChange: () => void;
  log: Logger;
}

/** What the shell knows of the API without asking it for each page. */
export function publicCopies({ apiOrigin, publicOrigin, folder, onChange, log }: PublicCopiesOptions) {
  const settings = new PolledCopy<Settings>({
    name: 'settings',
    url: `${apiOrigin}/api${getSettings.path}`,
    path: join(folder, 'settings.json'),
    initial: { ...defaultSettings, origin: publicOrigin },
    read: readSettings,
    onChange,
    log,
  });
  const addresses = new PolledCopy<Address[]>({
    name: 'addresses',
    url: `${apiOrigin}/api${listAddresses.path}`,
    path: join(folder, 'addresses.json'),
    initial: [],
    read: (said) => mask(said, array(Address)),
    onChange,
    log,
  });
  const redirects = new PolledCopy<RedirectRule[]>({
    name: 'redirects',
    url: `${apiOrigin}/api${listRedirectRules.path}`,
    path: join(folder, 'redirects.json'),
    initial: [],
    read: (said) => mask(said, array(RedirectRule)),
    // They are answered before any page is looked for.
    onChange: () => undefined,
    log,
    everyMs: 2_000,
  });
  return { settings, addresses, redirects };
}

/** One field that is missing, as from an older API, stays what it was. */
export const readSettings = (said: unknown, current: Settings): Settings => ({
  ...current,
  ...mask({ ...current, ...(said as object) }, PublicSettings),
});

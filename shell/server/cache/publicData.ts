import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Address, listAddresses } from '@site/api/content/addresses/contract';
import { getSite, Site } from '@site/api/site/information/contract';
import { initialSite } from '@site/api/site/information/initial';
import type { Logger } from 'pino';
import { array, mask } from 'superstruct';
import { PollingCache } from './PollingCache';

interface PublicCopiesOptions {
  apiOrigin: string;
  /** Where they are kept. */
  folder: string;
  /** Called when pages may look different now. */
  onChange: () => void;
  log: Logger;
}

/** What the shell knows of the API without asking it for each page. */
export function publicData({ apiOrigin, folder, onChange, log }: PublicCopiesOptions) {
  const site = new PollingCache<Site>({
    name: 'site',
    url: `${apiOrigin}/api${getSite.path}`,
    path: join(folder, 'site.json'),
    initial: initialSite,
    read: readSite,
    // Redirects are answered before any page is looked for, and so is which variant of one is shown.
    onChange: (now, before) =>
      isDeepStrictEqual({ ...now, ...BEFORE_PAGES }, { ...before, ...BEFORE_PAGES }) || onChange(),
    log,
  });
  const addresses = new PollingCache<Address[]>({
    name: 'addresses',
    url: `${apiOrigin}/api${listAddresses.path}`,
    path: join(folder, 'addresses.json'),
    initial: [],
    read: (response) => mask(response, array(Address)),
    onChange,
    log,
  });
  return { site, addresses };
}

const BEFORE_PAGES = { redirects: [], tested: [] };

/** A part, or a setting, that is missing, as from an older API, stays what it was. */
function readSite(response: unknown, current: Site): Site {
  const { settings, ...parts } = response as Partial<Site>;
  return mask({ ...current, ...parts, settings: { ...current.settings, ...settings } }, Site);
}

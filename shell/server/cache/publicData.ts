import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Address, listAddresses } from '@site/api/content/addresses/contract';
import { ComposedPage, listComposedPages } from '@site/api/content/landingPages/composed/contract';
import { listOverrides, PublishedOverride } from '@site/api/seo/pageInventory/contract';
import { getPublishedSitemap, PublishedSitemap } from '@site/api/seo/sitemap/contract';
import { getSite, Site } from '@site/api/siteData/contract';
import { initialSite } from '@site/api/siteData/initial';
import type { Logger } from 'pino';
import { array, mask } from 'superstruct';
import { PollingCache } from './PollingCache';

interface PublicDataOptions {
  apiOrigin: string;
  /** The folder they are saved in. */
  folder: string;
  /** Called when the change affects pages. */
  onChange: () => void;
  log: Logger;
}

/** The API data that the shell polls instead of requesting it for each page. */
export function publicData({ apiOrigin, folder, onChange, log }: PublicDataOptions) {
  const site = new PollingCache<Site>({
    name: 'site',
    url: `${apiOrigin}/api${getSite.path}`,
    path: join(folder, 'site.json'),
    initial: initialSite,
    read: readSite,
    // Redirects and A/B test variants are resolved before the page cache, and crawler rules are in files of their own,
    // so they do not affect cached pages.
    onChange: (now, previous) =>
      isDeepStrictEqual({ ...now, ...NOT_IN_PAGES }, { ...previous, ...NOT_IN_PAGES }) || onChange(),
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
  const sitemap = new PollingCache<PublishedSitemap>({
    name: 'sitemap',
    url: `${apiOrigin}/api${getPublishedSitemap.path}`,
    path: join(folder, 'sitemap.json'),
    initial: { origin: '', entries: [] },
    read: (response) => mask(response, PublishedSitemap),
    onChange: () => {},
    log,
  });
  const seo = new PollingCache<PublishedOverride[]>({
    name: 'seo',
    url: `${apiOrigin}/api${listOverrides.path}`,
    path: join(folder, 'seo.json'),
    initial: [],
    read: (response) => mask(response, array(PublishedOverride)),
    onChange: (now, previous) => isDeepStrictEqual(now, previous) || onChange(),
    log,
  });
  const composed = new PollingCache<ComposedPage[]>({
    name: 'composed pages',
    url: `${apiOrigin}/api${listComposedPages.path}`,
    path: join(folder, 'composed.json'),
    initial: [],
    read: (response) => mask(response, array(ComposedPage)),
    onChange: (now, previous) => isDeepStrictEqual(now, previous) || onChange(),
    log,
  });
  return { site, addresses, sitemap, seo, composed };
}

const NOT_IN_PAGES = { redirects: [], tested: [], crawlers: undefined };

/** Fields that are missing from the response, as from an older API, keep their current values. */
function readSite(response: unknown, current: Site): Site {
  const { settings, ...parts } = response as Partial<Site>;
  return mask({ ...current, ...parts, settings: { ...current.settings, ...settings } }, Site);
}

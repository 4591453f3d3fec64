import { parseUrl } from '../../platform/contracts/parseUrl';
import type { PageFactsRecord } from '../pageFacts/model';
import { type Problem, problems } from '../problems/contract';
import { DESCRIPTION, descriptionPixels, TITLE, titlePixels } from './pixelWidth';

/** The facts of all URLs that the analysis of one needs. */
export interface SiteFacts {
  origin: string;
  /** Paths by title and by description, of pages that search engines may list. */
  titles: ReadonlyMap<string, string[]>;
  descriptions: ReadonlyMap<string, string[]>;
  /** What is known of a path of this site: status, canonical path, redirect. */
  targets: ReadonlyMap<string, Target>;
  inbound: ReadonlyMap<string, number>;
  /** Pages with near-duplicate content. */
  similar: ReadonlyMap<string, string[]>;
  /** Broken URLs of other sites, each with its status or error. */
  brokenLinks: ReadonlyMap<string, string>;
}

export interface Target {
  status: number;
  canonical: string;
  redirectTo: string;
}

type Found = { code: Problem; items: string[] };

const MAX_ITEMS = 20;
const MIN_WORDS = 150;

/** The problems of one address, with what each is about. Those of the content only of pages that may be listed. */
export function findProblems(page: PageFactsRecord, site: SiteFacts): Found[] {
  if (!page.checkedAt || isRedirect(page.status)) return [];
  if (page.status !== 200) {
    // A page that nothing shows may answer so by design, such as a list that is still empty.
    const isShown = page.isListed || Boolean(site.inbound.get(page._id));
    return isShown ? [{ code: 'status', items: [`It returns HTTP status ${page.status}.`] }] : [];
  }
  const found = [...findLinkProblems(page, site), ...findCanonicalProblems(page, site)];
  if (page.isListed && isNoindex(page)) found.push({ code: 'blocked', items: [page.robots] });
  if (!mayBeListed(page, site.origin)) return order(found);
  return order([...found, ...findHeadProblems(page, site), ...findContentProblems(page, site)]);
}

export const isNoindex = ({ robots }: Pick<PageFactsRecord, 'robots'>) => /\b(noindex|none)\b/i.test(robots);

/** Whether search engines may list a page: it returns 200, is not excluded, and is its own canonical page. */
export const mayBeListed = (page: PageFactsRecord, origin: string): boolean =>
  page.status === 200 &&
  !isNoindex(page) &&
  (!page.canonical || page.canonical === new URL(page._id, origin).href);

// Pages that were last checked before external links were read have none.
function findLinkProblems(
  { _id, links, externalLinks = [] }: PageFactsRecord,
  { targets, brokenLinks }: SiteFacts,
): Found[] {
  const statusOf = (path: string) => targets.get(path)?.status ?? 0;
  const others = links.filter((path) => path !== _id);
  return [
    found(
      'brokenLink',
      others.filter((path) => statusOf(path) >= 400),
    ),
    found(
      'externalLink',
      externalLinks.filter((url) => brokenLinks.has(url)).map((url) => `${url} (${brokenLinks.get(url)})`),
    ),
    found(
      'redirectingLink',
      others
        .filter((path) => isRedirect(statusOf(path)))
        .map((path) => `${path} → ${targets.get(path)?.redirectTo || 'elsewhere'}`),
    ),
  ].flat();
}

function findCanonicalProblems({ _id, canonical }: PageFactsRecord, { origin, targets }: SiteFacts): Found[] {
  const url = parseUrl(canonical);
  if (!url || canonical === new URL(_id, origin).href) return [];
  const target = url.origin === origin ? targets.get(url.pathname) : undefined;
  if (!target?.status) return [];
  const isFinal = target.status === 200 && (!target.canonical || target.canonical === canonical);
  return isFinal ? [] : [{ code: 'canonicalChain', items: [canonical] }];
}

function findHeadProblems(page: PageFactsRecord, site: SiteFacts): Found[] {
  const { _id, title, description, socialImage, structuredErrors } = page;
  const sharing = (map: ReadonlyMap<string, string[]>, text: string) =>
    (map.get(text) ?? []).filter((path) => path !== _id);
  const width = titlePixels(title);
  return [
    when('titleMissing', !title),
    found('titleDuplicate', title ? sharing(site.titles, title) : []),
    when('titleLong', width > TITLE.max, `${width} of ${TITLE.max} pixels`),
    when('titleShort', title !== '' && width < TITLE.min, `${width} pixels`),
    when('descriptionMissing', !description),
    found('descriptionDuplicate', description ? sharing(site.descriptions, description) : []),
    when(
      'descriptionLong',
      description.length > DESCRIPTION.maxLength || descriptionPixels(description) > DESCRIPTION.max,
      `${description.length} characters`,
    ),
    when(
      'descriptionShort',
      description !== '' && description.length < DESCRIPTION.minLength,
      `${description.length} characters`,
    ),
    when('imageMissing', !socialImage),
    found('structuredInvalid', structuredErrors),
  ].flat();
}

function findContentProblems(page: PageFactsRecord, { inbound, similar }: SiteFacts): Found[] {
  // Pages that were last checked before images were read have none.
  const { _id, headings, wordCount, isListed, imagesWithoutAlt = [] } = page;
  return [
    found('nearDuplicate', similar.get(_id) ?? []),
    when('orphan', isListed && _id !== '/' && !inbound.get(_id)),
    when('headingMissing', !headings.length),
    found('altMissing', imagesWithoutAlt),
    when('headingMultiple', headings.length > 1, ...headings),
    when('thin', wordCount < MIN_WORDS, `${wordCount} words`),
  ].flat();
}

const isRedirect = (status: number) => status >= 300 && status < 400;

const found = (code: Problem, items: string[]): Found[] =>
  items.length ? [{ code, items: items.slice(0, MAX_ITEMS) }] : [];

const when = (code: Problem, isFound: boolean, ...items: string[]): Found[] =>
  isFound ? [{ code, items: items.slice(0, MAX_ITEMS) }] : [];

/** The most severe first. */
const order = (list: Found[]) =>
  list.sort((one, other) => problems.indexOf(one.code) - problems.indexOf(other.code));

import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { findPageAddresses } from '../../content/addresses/model';
import { contentKinds } from '../../content/contentKinds';
import { LandingPage } from '../../content/landingPages/model';
import { Post } from '../../content/posts/model';
import { createPause } from '../../platform/threads/createPause';
import { Settings, type SettingsRecord } from '../../settings/model';
import { matchPattern } from './matchPattern';

/** A listed page as releases and documents name it. */
export interface ReportedPage {
  path: string;
  label: string;
  kind: string;
  documentAt: Date | null;
}

/**
 * Every page that may be listed: those of the live releases, as the shell sent them last, and the documents that one of
 * their patterns shows. Undefined before the shell has sent its list.
 */
export async function readReportedPages(): Promise<ReportedPage[] | undefined> {
  const released = await findReleasedPages();
  if (!released) return undefined;
  // Copies that nobody has asked for lately can be older than the change that is to be written.
  for (const { cache } of contentKinds) await cache?.latest();
  const pages = new Map<string, ReportedPage>();
  const kinds = new Map(released.listed.map(({ path, group }) => [path, group]));
  for (const { path, label, group } of released.listed)
    if (!path.includes(':')) pages.set(path, { path, label, kind: group, documentAt: null });
  const patternOf = matchPattern(released.pages);
  const pause = createPause();
  for (const { listAddresses } of contentKinds) {
    for (const { path, label, changedAt } of await listAddresses()) {
      const kind = kinds.get(patternOf(path) ?? '');
      if (kind !== undefined) pages.set(path, { path, label, kind, documentAt: new Date(changedAt) });
      await pause();
    }
  }
  return [...pages.values()].filter(isOwn).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The pages of the live releases; undefined before the shell has sent its list. */
export async function findReleasedPages() {
  const { pages, listed = [] } = (await findPageAddresses()) ?? {};
  return pages && listed.length ? { pages, listed } : undefined;
}

/** A URL that begins with two slashes names another site, which must be neither listed nor requested. */
const isOwn = ({ path }: ReportedPage) => /^\/(?![/\\])/.test(path);

/** The team's lines of `robots.txt`. */
export async function readRobotsRules(): Promise<string> {
  const settings = await Settings.findById('site').select({ crawlers: 1 }).lean<SettingsRecord | null>();
  return settings?.crawlers?.robotsRules ?? '';
}

/** Changes with every page of a release that is added, changed or removed, and with the rules of `robots.txt`. */
export const hashReleasedPages = (pages: object, rules: string): string =>
  createHash('sha256').update(JSON.stringify(pages)).update(rules).digest('base64url');

/** Whether a page that was written before has appeared or expired since a time, until another one. */
export async function hasPageReachedItsTime(since: Date, until: Date): Promise<boolean> {
  const between = mongoose.trusted({ $gt: since, $lte: until });
  const found = await Promise.all([
    LandingPage.exists({ isDraft: false, expireAt: between }),
    LandingPage.exists({ isDraft: false, publishAt: between }),
    Post.exists({ isDraft: false, publishAt: between }),
  ]);
  return found.some(Boolean);
}

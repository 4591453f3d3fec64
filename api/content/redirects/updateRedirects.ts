import { badRequest } from '../../platform/errors/HttpError';
import { findRedirectErrors, normalizeRule } from './findRedirectErrors';
import { searchWords } from './findRedirects';
import { assertRedirectCapacity, lockRedirects, newRedirect } from './lockRedirects';
import { Redirect, type RedirectRecord } from './model';
import type { Site } from './redirectsAsCsv';

/**
 * Leads the old address of a page on to its new one (301), within the transaction of a call; where the new address is one
 * that it had before, the redirect from there goes. What led to the old address leads to the new one at once.
 * 400 by the field `slug` where no redirect may stand.
 */
export async function redirectOldPath(from: string, to: string, site: Site): Promise<void> {
  const fault = await addPageRedirect(from, { to, site, source: 'slug' });
  if (fault) throw badRequest(fault, { slug: `The old URL can’t redirect to the new one: ${fault}` });
}

/**
 * Leads the address of a page that has just been withdrawn on to another (301), in the same way, until it is back.
 * 400 by the field `to` where no page is there, or no redirect may lead there.
 */
export async function redirectRemovedPath(from: string, to: string, site: Site): Promise<void> {
  const isPage = site.pages.includes(to);
  const fault = isPage
    ? await addPageRedirect(from, { to, site, source: 'withdrawn' })
    : 'There is no page at this URL.';
  if (fault) throw badRequest(fault, { to: fault });
}

/** Leads nobody away any more from the address of a page that is about to be back. */
export async function removeRedirect(path: string): Promise<void> {
  const all = await lockRedirects();
  const away = all.find((one) => one.from === path && one.source === 'withdrawn');
  if (!away) return;
  await Redirect.deleteOne({ _id: away._id });
  for (const one of all.filter(({ formerTo, to }) => formerTo === path && to === away.to))
    await retarget(one, { $set: { to: path }, $unset: { formerTo: '' } });
}

interface PageRedirect {
  to: string;
  site: Site;
  source: 'slug' | 'withdrawn';
}

/** Says what stands in the way, where something does. */
async function addPageRedirect(
  from: string,
  { to, site, source }: PageRedirect,
): Promise<string | undefined> {
  const all = await lockRedirects();
  const returned = all.filter((one) => one.from === to && one.source === 'slug');
  const kept = all.filter((one) => !returned.includes(one));
  const moved = kept.filter((one) => one.to === from).map((one) => ({ ...one, to }));
  const others = [...kept.filter((one) => one.to !== from), ...moved];
  const draft = normalizeRule({ from, to, match: 'exact' as const, code: '301' as const }, site.origin);
  // Who lists the pages may not have heard yet that this one has gone from there.
  const pages = site.pages.filter((page) => page !== draft.from);
  const [fault] = Object.values(findRedirectErrors(draft, others, { ...site, pages }));
  if (fault) return fault;
  assertRedirectCapacity(others.length + 1);
  for (const { _id } of returned) await Redirect.deleteOne({ _id });
  for (const one of moved)
    await retarget(one, { $set: { to, ...(source === 'withdrawn' && { formerTo: from }) } });
  await Redirect.create([newRedirect(draft, source)]);
  return undefined;
}

async function retarget({ _id, from }: RedirectRecord, { $set, ...update }: RetargetUpdate): Promise<void> {
  const words = searchWords({ from, to: $set.to });
  await Redirect.updateOne({ _id }, { ...update, $set: { ...$set, words }, $inc: { version: 1 } });
}

interface RetargetUpdate {
  $set: { to: string; formerTo?: string };
  $unset?: { formerTo: '' };
}

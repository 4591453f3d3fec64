import { badRequest } from '../../platform/errors/HttpError';
import { findRedirectErrors, normalizeRule } from './findRedirectErrors';
import { searchWords } from './findRedirects';
import { assertRedirectCapacity, lockRedirects, newRedirect } from './lockRedirects';
import { Redirect, type RedirectRecord } from './model';
import type { Site } from './redirectsAsCsv';

/**
 * Redirects the old path of a page to its new one (301), within the transaction of the request. A redirect from the new
 * path is removed, and redirects to the old path get the new target. 400 for the field `slug` if that is not allowed.
 */
export async function redirectOldPath(from: string, to: string, site: Site): Promise<void> {
  const fault = await addPageRedirect(from, { to, site, source: 'slug' });
  if (fault) throw badRequest(fault, { slug: `The old URL can’t redirect to the new one: ${fault}` });
}

/**
 * Redirects the path of a page that has just been withdrawn (301), in the same way, until the page is public again. 400
 * for the field `to` if there is no such page, or the redirect is not allowed.
 */
export async function redirectRemovedPath(from: string, to: string, site: Site): Promise<void> {
  const isPage = site.pages.includes(to);
  const fault = isPage
    ? await addPageRedirect(from, { to, site, source: 'withdrawn' })
    : 'There is no page at this URL.';
  if (fault) throw badRequest(fault, { to: fault });
}

/** Removes the redirect from the path of a withdrawn page that is about to be public again. */
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

/** Adds the redirect; returns an error message instead if it is not allowed. */
async function addPageRedirect(
  from: string,
  { to, site, source }: PageRedirect,
): Promise<string | undefined> {
  const all = await lockRedirects();
  const returned = all.filter((one) => one.from === to && one.source === 'slug');
  const remaining = all.filter((one) => !returned.includes(one));
  const moved = remaining.filter((one) => one.to === from).map((one) => ({ ...one, to }));
  const others = [...remaining.filter((one) => one.to !== from), ...moved];
  const draft = normalizeRule({ from, to, match: 'exact' as const, code: '301' as const }, site.origin);
  // The list of pages may be too old to know that this page has moved.
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

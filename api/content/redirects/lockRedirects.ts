import { conflict } from '../../platform/errors/HttpError';
import type { RedirectDraft } from './contract';
import { searchWords } from './findRedirects';
import { Redirect, type RedirectRecord, RedirectSet } from './model';

const most = 5000;

/** Reads all redirects and makes concurrent transactions that also lock them conflict. */
export async function lockRedirects(): Promise<RedirectRecord[]> {
  await RedirectSet.updateOne({ _id: 'all' }, { $inc: { revision: 1 } });
  return readRedirects();
}

export function readRedirects(): Promise<RedirectRecord[]> {
  return Redirect.find().sort({ from: 1 }).lean<RedirectRecord[]>();
}

/** 409 if there would be more redirects than allowed. */
export function assertRedirectCapacity(count: number): void {
  if (count > most) throw conflict(`The limit is ${most} redirects.`);
}

export function newRedirect(draft: RedirectDraft, source: RedirectRecord['source']) {
  return { ...ruleFields(draft), source, words: searchWords(draft) };
}

export function ruleFields({
  from,
  match,
  to,
  code,
}: Pick<RedirectRecord, 'from' | 'match' | 'to' | 'code'>) {
  return { from, match, to, code };
}

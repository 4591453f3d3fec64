import type { RedirectRule } from './contract';
import { Redirect, type RedirectRecord } from './model';
import { toRedirectRule } from './redirectView';

/** Every redirect as the page servers need it, sorted by path. */
export async function listRedirectRules(): Promise<RedirectRule[]> {
  const records = await Redirect.find()
    .select('from match to code')
    .sort({ from: 1 })
    .lean<RedirectRecord[]>();
  return records.map(toRedirectRule);
}

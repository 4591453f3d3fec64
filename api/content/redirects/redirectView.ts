import type { Redirect, RedirectRule } from './contract';
import type { RedirectRecord } from './model';

/** A redirect as members see it. */
export function toRedirectView(record: RedirectRecord): Redirect {
  const { hits, source, version, lastHitAt, updatedAt } = record;
  return {
    ...toRedirectRule(record),
    hits,
    source,
    version,
    lastHitAt: lastHitAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A redirect as the page servers need it. */
export function toRedirectRule({ _id, from, match, to, code }: RedirectRecord): RedirectRule {
  return { id: _id, from, match, to, code };
}

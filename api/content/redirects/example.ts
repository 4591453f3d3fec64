import type { Redirect, RedirectDraft, RedirectPage } from './contract';

export function exampleRedirectDraft(part: Partial<RedirectDraft> = {}): RedirectDraft {
  return { from: '/old-page', match: 'exact', to: '/services', code: '301', ...part };
}

export function exampleRedirect(part: Partial<Redirect> = {}): Redirect {
  return {
    id: '65f0c0ffee00112233445566',
    from: '/old-page',
    match: 'exact',
    to: '/services',
    code: '301',
    hits: 12,
    lastHitAt: '2026-11-20T14:48:02.000Z',
    source: 'manual',
    updatedAt: '2026-11-12T15:00:00.000Z',
    version: 1,
    ...part,
  };
}

export function exampleRedirectPage(items: Redirect[] = [exampleRedirect()]): RedirectPage {
  return { items, nextCursor: null, total: items.length, isMore: false };
}

import type { NotFoundPage, NotFoundPath } from './contract';

export function exampleNotFoundPath(part: Partial<NotFoundPath> = {}): NotFoundPath {
  return { path: '/old-page', count: 7, days: 2, lastDay: '2026-11-20', isIgnored: false, ...part };
}

export function exampleNotFoundPage(items: NotFoundPath[] = [exampleNotFoundPath()]): NotFoundPage {
  return { items, nextCursor: null, total: items.length, isMore: false };
}

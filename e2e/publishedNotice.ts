import type { Page } from '@playwright/test';

/** What tells that a document went out. The second notice takes the place of the first, which may be gone in a moment. */
export const publishedNotice = (page: Page) =>
  page.getByText(/^(?:\w[\w ]* published|Published, visible in \d+ s)$/).first();

import type { APIRequestContext, Page } from '@playwright/test';
import type { Redirect } from '@site/api/contract/redirects';
import type { SharedSite } from './sharedSite';
import { openSession } from './signIn';
import { expect } from './test';

/** The screen. */
export const LIST = '/admin/redirects';
export const tableOf = (page: Page) => page.getByRole('table', { name: 'Redirects, by address' });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** An address nobody else of these tests uses. */
export const newPath = () => `/old-${Math.random().toString(36).slice(2, 10)}`;

/** A member's calls beside the browser, as from another device. */
export async function member({ request, site }: { request: APIRequestContext; site: SharedSite }) {
  const { csrfToken } = await openSession(request, site, site.owner);
  const headers = { Origin: site.url, 'X-CSRF-Token': csrfToken };
  return {
    create: async (part: Partial<Redirect>): Promise<Redirect> => {
      const data = { from: newPath(), to: '/faq', match: 'exact', code: '301', ...part };
      const answer = await request.post(`/api${LIST}`, { data, headers });
      expect(answer.status(), await answer.text()).toBe(201);
      return answer.json();
    },
    change: async ({ id, version, from, to, match, code }: Redirect) => {
      const own = { ...headers, 'If-Match': `"${version}"` };
      const answer = await request.patch(`/api${LIST}/${id}`, {
        data: { from, to, match, code },
        headers: own,
      });
      expect(answer.status()).toBe(200);
    },
    get: async (id: string) => request.get(`/api${LIST}/${id}`),
  };
}

/** @jest-environment jest-fixed-jsdom */
import type { Resolved } from '../router/resolvePage';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The reported page views of consecutive pages in one document. */
async function views(...pages: Resolved[]) {
  jest.resetModules();
  window.dataLayer = [];
  const { trackPageView } = await import('./trackPageView');
  for (const page of pages) {
    trackPageView(page);
    await frame();
  }
  return window.dataLayer as { event: string; page_path: string; page_location: string }[];
}

const shown = (url: string, path = url, isPrivate?: boolean): Resolved => ({
  url,
  status: 200,
  route: { path, expose: './Page', remote: 'mf_x', isPrivate },
});
const comeFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

describe('a page view', () => {
  beforeEach(() => {
    document.title = 'A title';
    comeFrom('');
  });

  it('is reported once per change of the path', async () => {
    const reported = await views(...['/', '/?a=1', '/blog', '/blog?page=2', '/'].map((url) => shown(url)));
    expect(reported.map(({ page_path }) => page_path)).toEqual(['/', '/blog', '/']);
  });

  it('names campaigns and clicks, and nothing else of the query', async () => {
    const [reported] = await views(
      shown(
        '/contact?utm_source=news&email=dana%40example.com&gclid=g1&utm_content=dana%40example.com&token=s3cret',
        '/contact',
      ),
    );
    expect(reported).toEqual({
      event: 'page_view',
      page_path: '/contact',
      page_location: `${location.origin}/contact?utm_source=news&gclid=g1`,
      page_referrer: '',
      page_title: 'A title',
    });
  });

  it('is reported for a page that is hidden before its first frame', async () => {
    jest.resetModules();
    window.dataLayer = [];
    const { trackPageView } = await import('./trackPageView');
    trackPageView(shown('/about'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(window.dataLayer).toMatchObject([{ page_path: '/about' }]);
    await frame();
    expect(window.dataLayer).toHaveLength(1);
  });

  it('names the pattern of a private page, and not even its title', async () => {
    const reported = await views(
      shown('/faq'),
      shown('/unsubscribe/s3cret?utm_source=s3cret', '/unsubscribe/:token', true),
      shown('/about'),
    );
    expect(reported[1]).toMatchObject({
      page_path: '/unsubscribe/:token',
      page_title: '/unsubscribe/:token',
    });
    expect(reported[2]).toMatchObject({ page_referrer: `${location.origin}/unsubscribe/:token` });
    expect(JSON.stringify(reported)).not.toContain('s3cret');
  });

  it('does not repeat an address where nothing is', async () => {
    const reported = await views({ url: '/unsubscribe/s3cret/x', status: 404 });
    expect(reported).toMatchObject([{ page_path: '/404', page_title: '/404' }]);
    expect(JSON.stringify(reported)).not.toContain('s3cret');
  });

  it('says which site led here, not which of its pages', async () => {
    comeFrom('https://mail.example/inbox/s3cret?reader=dana');
    expect(await views(shown('/'))).toMatchObject([{ page_referrer: 'https://mail.example/' }]);
  });
});

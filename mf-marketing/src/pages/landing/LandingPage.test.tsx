import { exampleComposedPage } from '@site/api/content/landingPages/composed/example';
import { getLandingPage } from '@site/api/content/landingPages/contract';
import { exampleLandingPage, exampleLandingResponse } from '@site/api/content/landingPages/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as page from './LandingPage';

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
const nothing = exampleLandingResponse({ page: null });
const answering = (answer = nothing) => fakeApi().on(getLandingPage, answer);

test('the hero shows its own image, labels and link', async () => {
  const own = {
    image: '/api/media/p',
    imageAlt: 'Our desk',
    callLabel: 'Call our team',
    bookLabel: 'Reserve',
    bookTo: '/contact',
  };
  const hero = { kind: 'hero', title: 'Hero', lead: 'Lead.', drawnAs: '/services/pcaas' } as const;
  const answer = (part: object) =>
    answering(exampleLandingResponse({ page: exampleLandingPage({ blocks: [{ ...hero, ...part }] }) }));
  const { unmount } = await renderPage(page, { path: '/landing/spring-check', api: answer(own) });
  const header = () => within(document.querySelector('main header, header:has(h1)')!);
  expect(header().getByRole('link', { name: 'Call our team' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(header().getByRole('link', { name: 'Reserve' })).toHaveAttribute('href', '/contact');
  expect(header().getByRole('img', { name: 'Our desk' })).toHaveAttribute('src', '/api/media/p');
  unmount();
  await renderPage(page, { path: '/landing/spring-check', api: answer({}) });
  expect(header().getByRole('link', { name: 'Call Now' })).toBeVisible();
  expect(header().getByRole('link', { name: 'Book a call' })).toHaveAttribute(
    'href',
    '/bookings?about=pcaas',
  );
  expect(document.querySelector('header img')).not.toHaveAttribute('src', '/api/media/p');
});

test('an address of known words speaks of them and is not listed', async () => {
  await renderPage(page, { path: '/its-legal-austin-texas', api: answering() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Managed IT services for law firms in Austin, Texas',
  );
  expect(robots()).toBe('noindex, follow');
  expect(screen.getByRole('link', { name: /Legal/ })).toHaveAttribute('href', '/industries/legal');
  const about = within(
    screen.getByRole('region', { name: 'IT support for Austin offices, towers and homes' }),
  );
  expect(about.getAllByRole('listitem')).toHaveLength(5);
});

test('unknown words are not repeated', async () => {
  await renderPage(page, { path: '/cheap-pills-texas', api: answering() });
  expect(document.body).not.toHaveTextContent(/pills/);
  expect(document.title).not.toMatch(/pills/);
});

describe('texts that the team changed', () => {
  const composed = exampleComposedPage();
  const expectChanged = () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(composed.title);
    const part = within(screen.getByRole('region', { name: 'What we do' }));
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'We answer the phone.',
      'We restore files.',
    ]);
    expect(document.title).toMatch(/^IT for Austin law firms/);
    // What the specification fixes stays.
    expect(robots()).toBe('noindex, follow');
    expect(canonical()).toMatch(/:3000\/its-legal-austin-texas$/);
    expect(screen.getByRole('link', { name: /Legal/ })).toHaveAttribute('href', '/industries/legal');
  };

  test.each(['/its-legal-austin-texas', '/its-legal-and-more-austin'])(
    'are shown at %s after a navigation, with one request',
    async (path) => {
      const api = answering({ ...nothing, composed });
      await renderPage(page, { path, api });
      expectChanged();
      expect(api.requests).toHaveLength(1);
    },
  );

  test('come with the page that the server rendered, without a request', async () => {
    const api = answering();
    await renderPage(page, { path: '/its-legal-and-more-austin?generic', api, settings: { composed } });
    expectChanged();
    expect(api.requests).toEqual([]);
  });

  test('may say the same twice', async () => {
    const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const part = { heading: 'What we do', lines: ['We call.', 'We call.'] };
    const api = answering({ ...nothing, composed: { ...composed, parts: [part, part] } });
    await renderPage(page, { path: composed.path, api });
    expect(screen.getAllByRole('region', { name: 'What we do' })).toHaveLength(2);
    expect(screen.getAllByText('We call.')).toHaveLength(4);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test('are not those of the page that the server rendered before', async () => {
    await renderPage(page, { path: '/its-legal-waco-texas?generic', settings: { composed } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/in Waco, Texas$/);
  });

  test('are the original ones again once the API says so', async () => {
    await renderPage(page, { path: '/its-legal-austin-texas', api: answering(), settings: { composed } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/in Austin, Texas$/);
  });
});

test('a record takes the place of what the address would say', async () => {
  const api = answering(exampleLandingResponse());
  await renderPage(page, { path: '/its-legal-austin-texas', api });
  expect(screen.getByRole('heading', { level: 1, name: 'A check in spring' })).toBeVisible();
  expect(api.requests.map(({ path }) => path)).toEqual(['/landing-pages/its-legal-austin-texas']);
  expect(robots()).toBe('index, follow');
  expect(canonical()).toMatch(/:3000\/landing\/spring-check$/);
  expect(sessionStorage.getItem('visit-landing')).toBe('/landing/spring-check');
});

test.each([
  ['none', []],
  ['one', [{ question: 'Why?', answer: 'Because.' }]],
])('the structured data has the questions of a page', async (_count, items) => {
  const { blocks } = exampleLandingPage();
  const withQuestions = items.length
    ? [...blocks, { kind: 'faq' as const, title: 'Questions', items }]
    : blocks;
  const answer = exampleLandingResponse({ page: exampleLandingPage({ blocks: withQuestions }) });
  await renderPage(page, { path: '/landing/spring-check', api: answering(answer) });
  const reported = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap(({ textContent }) => JSON.parse(textContent ?? ''))
    .filter((data) => data['@type'] === 'FAQPage');
  expect(reported).toMatchObject(items.length ? [{ mainEntity: [{ name: 'Why?' }] }] : []);
});

test('every kind of block is shown, and an unknown one does not affect the others', async () => {
  const until = '2099-05-01T23:00:00.000Z';
  const blocks: ReturnType<typeof exampleLandingPage>['blocks'] = [
    { kind: 'hero', title: 'Hero', lead: 'Lead.', drawnAs: '/services/pcaas' },
    { kind: 'proof', title: 'Proof', items: [{ text: 'Said.', label: 'See it', to: '/about' }] },
    { kind: 'benefits', title: 'Benefits', items: [{ title: 'One', text: 'First.' }] },
    { kind: 'steps', title: 'Steps', items: [{ title: 'Begin', text: 'Now.' }] },
    { kind: 'form', title: 'Form', text: 'Write.' },
    { kind: 'booking', title: 'Booking', text: 'Half an hour.', label: 'Choose a time' },
    { kind: 'faq', title: 'Questions', items: [{ question: 'Why?', answer: 'Because.' }] },
    { kind: 'tool', title: 'Tool', text: 'Try.', label: 'Open it', to: '/tools/domain-security' },
    { kind: 'countdown', title: 'Countdown', until, text: 'Then it ends.', afterwards: 'It is over.' },
    {
      kind: 'film',
      title: 'Film',
      text: 'A film.',
      poster: `/api/media/${'a'.repeat(24)}`,
      video: '/f.mp4',
      captions: '/c.vtt',
    },
    { kind: 'text', title: 'Text', html: '<p>Rich <em>text</em>.</p>' },
  ];
  const answer = exampleLandingResponse({ page: exampleLandingPage({ blocks }) });
  await renderPage(page, { path: '/landing/spring-check', api: answering(answer) });
  await screen.findByRole('button', { name: 'Send Message' });
  for (const { title } of blocks) expect(screen.getAllByRole('heading', { name: title })[0]).toBeVisible();
  expect(document.querySelector('video')).toHaveAttribute('poster', `/api/media/${'a'.repeat(24)}?w=1280`);
  expect(screen.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/bookings');
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/tools/domain-security');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/landing/spring-check#write',
  );
  expect(screen.getByText('May 1, 2099')).toBeVisible();
  expect(screen.getByText(/days left/)).toBeVisible();
  expect(screen.getByLabelText('Film', { selector: 'video' })).toBeVisible();
});

test('a page with a goal reports its view and calls, but none of a browser that a program controls', async () => {
  const reported: unknown[] = [];
  navigator.sendBeacon = (address, body) => reported.push([address, JSON.parse(String(body))]) > 0;
  const counted = { run: 'these words', variant: 'b' as const };
  const answer = exampleLandingResponse({ page: exampleLandingPage({ test: counted }) });
  const { user, unmount } = await renderPage(page, { path: '/landing/spring-check', api: answering(answer) });
  const address = '/api/landing-pages/spring-check/exposures';
  await waitFor(() => expect(reported).toEqual([[address, { ...counted, what: 'shown' }]]));
  const call = document.querySelector('a[href^="tel:"]') as HTMLElement;
  await user.click(call);
  expect(reported[1]).toEqual([address, { ...counted, what: 'called' }]);
  unmount();
  document.body.append(call);
  await user.click(call);
  expect(reported).toHaveLength(2);
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  await renderPage(page, { path: '/landing/spring-check', api: answering(answer) });
  await user.click(call);
  expect(reported).toHaveLength(2);
  Reflect.deleteProperty(navigator, 'webdriver');
});

test('a countdown that has run out says what holds now', async () => {
  const blocks: ReturnType<typeof exampleLandingPage>['blocks'] = [
    {
      kind: 'countdown',
      title: 'Until',
      until: '2020-01-01T00:00:00.000Z',
      text: 'Soon.',
      afterwards: 'It is over.',
    },
  ];
  const answer = exampleLandingResponse({ page: exampleLandingPage({ blocks }) });
  await renderPage(page, { path: '/landing/spring-check', api: answering(answer) });
  expect(screen.getByText('It is over.')).toBeVisible();
  expect(screen.queryByText('Soon.')).toBeNull();
});

test.each(['/nope', '/blank-texas', '/landing', '/%E0%A4%A'])(
  '%s is not found, without a request',
  async (path) => {
    const api = answering();
    await expect(renderPage(page, { path, api })).rejects.toMatchObject({ outcome: 'not-found' });
    expect(api.requests).toEqual([]);
  },
);

test('a slug under /landing without a record is not found, even one that the catch-all admits', async () => {
  const at = { path: '/landing/anything-texas', api: answering() };
  await expect(renderPage(page, at)).rejects.toMatchObject({ outcome: 'not-found' });
});

test('an expired page is gone or redirects', async () => {
  const over = exampleLandingResponse({ page: null, isExpired: true });
  const path = '/landing/spring-check';
  await expect(renderPage(page, { path, api: answering(over) })).rejects.toMatchObject({ isGone: true });
  const leading = { ...over, leadsTo: '/services' };
  await expect(renderPage(page, { path, api: answering(leading) })).rejects.toMatchObject({
    outcome: 'redirect',
    path: '/services',
    status: 302,
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../platform/db/newId';
import { currentSettings } from '../../settings/currentSettings';
import {
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { Mailing, NewsletterMail } from '../mailings/model';
import { exampleNewsletterDraft } from '../newsletters/example';
import type { Topic } from '../subscribers/contract';
import { Subscriber } from '../subscribers/model';
import { countLinks } from './countedLinks';
import { NewsletterLink } from './model';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());

const path = '/api/admin/newsletters';
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const destination = 'https://elsewhere.example/offer?a=1&b=2';

async function setCounting(countsClicks: boolean, uncountedTopics: Topic[] = []) {
  const { newsletters, version } = (await admin.get('/api/admin/settings')).body;
  const { status } = await admin.send('PATCH', '/api/admin/settings/newsletters', {
    body: { ...newsletters, countsClicks, uncountedTopics },
    headers: { 'If-Match': `"${version}"` },
  });
  expect(status).toBe(200);
  currentSettings.clear();
}

const pages = `[an offer](${destination}) and [our prices](/pricing).`;

/** Sends a newsletter on support to one new subscriber. Returns the links of its email. */
async function send(markdown = `Hello,\n\n${pages}`) {
  await Subscriber.deleteMany({});
  const { email } = await createSubscriber({ topics: ['support'] });
  const draft = exampleNewsletterDraft({
    slug: `letter-${newId()}`,
    topics: ['support'],
    blocks: [{ kind: 'text', markdown }],
  });
  const { id } = (await admin.post(path, draft)).body as { id: string };
  await admin.send('POST', `${path}/${id}/publish`, { headers: { 'If-Match': '"1"' } });
  while (!(await Mailing.exists({ _id: id, state: 'sent' }))) {
    server.tick();
    await sleep(50);
  }
  const [mail] = await waitForMails(server.mailFolder, email);
  const urls = [...(mail?.html ?? '').matchAll(/href="https:\/\/site\.example([^"]*)"/g)].map(
    ([, url]) => url,
  );
  const links = urls.filter((url): url is string => url?.startsWith('/api/newsletters/links/') ?? false);
  return { id, slug: draft.slug, email, mail, links };
}

const open = (link: string, { method = 'GET', headers = {} } = {}) =>
  fetch(`${server.url}${link}`, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': browser, ...headers },
  });
const clicksOf = async (id: string) => (await admin.get(`${path}/${id}/mailing`)).body.clicks;

/** Moves the stored clicks back, so that the next ones do not follow them within a second. */
const waitASecond = (newsletterId: string) =>
  NewsletterMail.collection.updateMany({ newsletterId, 'clicks.0': { $exists: true } }, [
    {
      $set: {
        clicks: {
          $map: { input: '$clicks', in: { link: '$$this.link', at: { $subtract: ['$$this.at', 5000] } } },
        },
      },
    },
  ]);

test('clicks are counted only where the settings say so', async () => {
  const direct = await send();
  expect(direct.links).toEqual([]);
  expect(direct.mail?.html).toContain('https://site.example/pricing');
  expect(await clicksOf(direct.id)).toBeNull();
  await setCounting(true, ['support']);
  expect((await send()).links).toEqual([]);
  await setCounting(true);
  const { id, links, mail } = await send();
  expect(links).toHaveLength(2);
  expect(mail?.html).not.toContain('elsewhere.example');
  expect(mail?.html).toMatch(/href="https:\/\/site\.example\/unsubscribe\/[\w-]{43}"/);
  expect(mail?.text).toContain(destination);
  expect(await clicksOf(id)).toEqual({ people: 0, links: [] });
  // Links that were sent before it was turned off still work.
  await setCounting(false);
  expect((await open(links[0] ?? '')).headers.get('location')).toBe(destination);
  expect(await clicksOf(id)).toEqual({ people: 0, links: [] });
});

test('a link leads to its destination and counts each person once, and nobody with a changed token', async () => {
  await setCounting(true);
  const { id, slug, email, links } = await send();
  const [offer = '', prices = ''] = links;
  const response = await open(offer);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(destination);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await open(`${offer}?fbclid=1`)).headers.get('location')).toBe(destination);
  await waitASecond(id);
  expect((await open(prices.slice(0, -3))).headers.get('location')).toBe(
    `https://site.example/pricing?utm_source=newsletter&utm_medium=email&utm_campaign=${slug}`,
  );
  expect((await open(`/api/newsletters/links/${newId()}/${offer.split('/').at(-1)}`)).status).toBe(404);
  expect(await clicksOf(id)).toEqual({ people: 1, links: [{ url: destination, people: 1 }] });
  await open(prices);
  expect(await clicksOf(id)).toMatchObject({ people: 1, links: [{ people: 1 }, { people: 1 }] });

  const { _id, version } = (await Subscriber.findOne({ email })) ?? {};
  const erasure = { headers: { 'If-Match': `"${version}"` } };
  await admin.send('DELETE', `/api/admin/subscribers/${_id}`, erasure);
  expect(await NewsletterMail.exists({ newsletterId: id })).toBeNull();
  expect(await clicksOf(id)).toEqual({ people: 0, links: [] });
});

test('scanners and prefetching do not count, and keep no later click from counting', async () => {
  await setCounting(true);
  const { id, links } = await send();
  const [offer = '', prices = ''] = links;
  for (const request of [
    { method: 'HEAD' },
    { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Barracuda Sentinel)' } },
    { headers: { 'user-agent': '' } },
    { headers: { 'sec-purpose': 'prefetch;prerender' } },
  ])
    expect((await open(offer, request)).status).toBe(302);
  expect(await NewsletterMail.exists({ newsletterId: id, 'clicks.0': { $exists: true } })).toBeNull();
  await Promise.all([open(offer), open(prices)]);
  expect(await clicksOf(id)).toEqual({ people: 0, links: [] });
  await waitASecond(id);
  await open(prices);
  expect(await clicksOf(id)).toEqual({
    people: 1,
    links: [{ url: 'https://site.example/pricing', people: 1 }],
  });
});

test('links to this site name the newsletter as their campaign, others stay as they were written', async () => {
  await setCounting(false);
  const site = 'https://site.example';
  const { slug, mail } = await send(
    [
      `${pages} ${site}/tools?a=1&b=2#top.`,
      `[Part](#part) [Own](/blog?a=1&utm_campaign=own) [File](/api/media/1) [Stop](${site}/unsubscribe/me)`,
      `[Copy](${site}.evil.example/pricing)`,
    ].join('\n\n'),
  );
  const tags = `utm_source=newsletter&utm_medium=email&utm_campaign=${slug}`;
  const expected = [
    destination,
    `${site}/pricing?${tags}`,
    `${site}/tools?a=1&b=2&${tags}#top`,
    `${site}/blog?a=1&utm_campaign=own`,
    `${site}/api/media/1`,
    `${site}/unsubscribe/me`,
    `${site}.evil.example/pricing`,
  ];
  const inHtml = [...(mail?.html ?? '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, url = '']) =>
    url.replace(/&(?:amp|#x26);/g, '&'),
  );
  expect(inHtml.slice(0, -2)).toEqual([`${site}?${tags}`, ...expected.toSpliced(3, 0, '#part')]);
  expect(inHtml.at(-2)).toBe(`${site}/newsletters/${slug}`);
  expect(inHtml.at(-1)).toMatch(/^https:\/\/site\.example\/unsubscribe\/[\w-]{43}$/);
  const inText = [...(mail?.text ?? '').matchAll(/https?:[^\s()]*[^\s().]/g)].map(([url]) => url);
  expect(inText.slice(0, -2)).toEqual(expected);
  expect(inText.slice(-2)).toEqual(inHtml.slice(-2));
});

test('a link with letters of other languages leads to its destination', async () => {
  const html = await countLinks('letters', '<a href="https://bücher.example/日本">', 'https://site.example');
  const response = await open(new URL(html.split('"')[1] ?? '').pathname);
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    'https://xn--bcher-kva.example/%E6%97%A5%E6%9C%AC',
  ]);
});

test('links and clicks are stored up to a limit, and links beyond it lead straight to their destination', async () => {
  await setCounting(true);
  const { id, links } = await send();
  const clicks = Array.from({ length: 199 }, () => ({ link: newId(), at: new Date() }));
  await NewsletterMail.updateOne({ newsletterId: id }, { clicks });
  for (const link of [...links, ...links]) await open(link);
  expect((await NewsletterMail.findOne({ newsletterId: id }).lean())?.clicks).toHaveLength(200);

  const html = Array.from({ length: 101 }, (_, at) => `<a href="https://elsewhere.example/${at}">${at}</a>`);
  const counted = await countLinks('long', html.join(), 'https://site.example');
  expect(counted).toContain('<a href="https://elsewhere.example/100">');
  expect(counted).not.toContain('<a href="https://elsewhere.example/99">');
  expect(await NewsletterLink.countDocuments({ newsletterId: 'long' })).toBe(100);
});

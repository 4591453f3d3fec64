import { exampleRedirectDraft } from '../content/redirects/example';
import { Redirect } from '../content/redirects/model';
import { initialTestimonials } from '../content/testimonials/initial';
import { Testimonial } from '../content/testimonials/model';
import { exampleSettings } from '../settings/example';
import { initialCrawlers } from '../settings/initial';
import { Settings } from '../settings/model';
import { startServer, type TestServer } from '../testing';
import { requestStatus } from '../testing/servers/rawSocket';
import { exampleSite } from './example';
import { initialRules } from './initial';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    BRAND_NAME: 'Northwind',
    BRAND_PHONE: '+1 512 555 0199',
    BRAND_SOCIALS: 'LinkedIn=https://www.linkedin.com/company/x?a=b, Nonsense',
    TAG_MANAGER_ID: 'GTM-ABC123',
    DEMONSTRATION_DOMAINS: 'firm.test, careless-firm.test',
    FRAME_ORIGINS: 'https://partner.example, http://127.0.0.1:8080',
  });
});
afterAll(() => server.stop());

const site = () => server.visitor().get('/api/site');

test('starts with settings of the environment and sample testimonials', async () => {
  expect((await site()).body).toEqual(
    exampleSite({
      settings: exampleSettings({
        name: 'Northwind',
        phone: '+1 512 555 0199',
        phoneHref: 'tel:+15125550199',
        socials: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/x?a=b' }],
        tagManagerId: 'GTM-ABC123',
        demonstrationDomains: ['firm.test', 'careless-firm.test'],
        isFramable: true,
      }),
      frameOrigins: ['https://partner.example', 'http://127.0.0.1:8080'],
      testimonials: initialTestimonials,
    }),
  );
  expect(initialTestimonials.map(({ name }) => name)).toEqual([
    ...Array(3).fill(expect.stringMatching(/^[A-Z]\. [A-Z]\.$/)),
  ]);
});

test('shows changes of every part and answers 304 for an unchanged document', async () => {
  await Redirect.create([{ _id: 'one', ...exampleRedirectDraft({ from: '/force' }), source: 'manual' }]);
  await Settings.updateOne(
    { _id: 'site' },
    {
      frameOrigins: ['https://other.example'],
      crawlers: { ...initialCrawlers, robotsRules: 'User-agent: *', indexNowKey: 'a'.repeat(32) },
    },
  );
  await Testimonial.updateOne({ _id: 'sample-1' }, { name: 'Z. Z.', quote: 'Our own words.' });
  await Testimonial.create({ _id: 'fourth', quote: 'x', name: 'F. F.', position: 'x', image: '', order: 3 });
  let { body, headers } = await site();
  while (body.redirects.length !== 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    ({ body, headers } = await site());
  }
  expect(body).toMatchObject({
    redirects: [{ id: 'one', from: '/force', match: 'exact', to: '/services', code: '301' }],
    frameOrigins: ['https://other.example'],
    crawlers: { ...initialRules, robotsRules: 'User-agent: *', indexNowKey: '' },
    testimonials: [{ name: 'Z. Z.' }, { name: 'M. K.' }, { name: 'L. S.' }],
  });
  expect(body.testimonials[0]).not.toHaveProperty('isSample');
  expect(body.testimonials[1]).toHaveProperty('isSample', true);
  const known = `If-None-Match: ${headers.get('etag')}`;
  expect(await requestStatus(server.url, ['GET /api/site HTTP/1.1', 'Host: x', known], '')).toBe(304);
});

test('omits invalid records and still shows changes of others', async () => {
  const damaged = { _id: 'damaged', from: 'no path', match: 'exact', to: 'nowhere', code: '999' };
  await Redirect.collection.insertOne(damaged as never);
  await Redirect.create([{ _id: 'two', ...exampleRedirectDraft({ from: '/sound' }), source: 'manual' }]);
  let answer = await site();
  while (!JSON.stringify(answer.body).includes('/sound')) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await site();
  }
  expect(answer.status).toBe(200);
  expect(answer.body.redirects.map(({ id }: { id: string }) => id)).not.toContain('damaged');
});

import { findLandingReferral, publishedLandings } from '../../content/landingPages/publishedLandings';
import type { Origin } from '../../insights/origin/contract';
import { exampleTouch } from '../../insights/origin/example';
import { createLandingPage, createLead, createMember, startServer, type TestServer } from '../../testing';
import { assignLandings } from './assignLandings';
import { exampleContext, exampleEnquiry } from './example';
import { Enquiry } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('the context of an enquiry', () => {
  const context = exampleContext();

  test('is accepted once, within 30 minutes', async () => {
    const visitor = server.visitor();
    const { body } = await visitor.post('/api/contact', exampleEnquiry({ email: 'context@example.com' }));
    const path = `/api/contact/${body.reference}/context`;
    for (const bad of [
      { ...context, surprise: 1 },
      { consent: { ...context.consent, $x: 1 } },
      { consent: { ...context.consent, extra: { deep: true } } },
      { trafficSource: { ...context.trafficSource, $where: 'x' } },
    ])
      expect((await visitor.post(path, bad)).status).toBe(400);
    expect((await visitor.post(path, context)).status).toBe(204);
    expect((await visitor.post(path, context)).status).toBe(404);
    expect((await visitor.post('/api/contact/EM-00000000/context', context)).status).toBe(404);
    const stored = await Enquiry.findOne({ reference: body.reference }).lean();
    const { origin, ...submitted } = context;
    expect(stored?.context).toEqual({ ...submitted, at: expect.any(Date) });
    expect(stored?.origin).toMatchObject({
      page: origin?.page,
      last: { class: 'organic', rule: 'search-engine' },
    });
  });

  test('sets the partner of the landing page, by which the lead is found', async () => {
    const { slug } = await createLandingPage({
      slug: 'its-five-points',
      partner: 'Five Points Board of Realtors',
    });
    publishedLandings.clear();
    const viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
    const send = async (email: string, page: string) => {
      const { body } = await server.visitor().post('/api/contact', exampleEnquiry({ email }));
      await server.visitor().post(`/api/contact/${body.reference}/context`, exampleContext({ page }));
      return body.reference;
    };
    const sent = [
      await send('partner-a@example.com', `/landing/${slug}`),
      await send('partner-b@example.com', `/${slug}`),
    ];
    const other = await send('partner-c@example.com', '/contact');
    const { items } = (await viewer.get('/api/admin/leads?q=five realtors')).body;
    expect(items.map(({ reference }: { reference: string }) => reference).sort()).toEqual(sent.sort());
    expect(items[0].partner).toBe('Five Points Board of Realtors');
    expect((await viewer.get(`/api/admin/leads/${other}`)).body.partner).toBeNull();
  });

  test('filters leads by partner and landing page in the list, counts and export', async () => {
    const { slug, label } = await createLandingPage({ slug: 'its-guild', partner: 'Guild' });
    const { slug: other } = await createLandingPage({ partner: 'Guild of Printers' });
    publishedLandings.clear();
    const admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
    const send = async (email: string, page: string) => {
      const { body } = await server.visitor().post('/api/contact', exampleEnquiry({ email }));
      await server.visitor().post(`/api/contact/${body.reference}/context`, exampleContext({ page }));
      return body.reference;
    };
    const one = await send('filed-a@example.com', `/${slug}`);
    const two = await send('filed-b@example.com', `/landing/${other}`);
    const found = async (query: string) => {
      const { body } = await admin.get(`/api/admin/leads?${query}`);
      return [body.items.map(({ reference }: { reference: string }) => reference), body.total];
    };
    expect(await found('partner=Guild')).toEqual([[one], 1]);
    expect(await found(`landing=/landing/${other}&status=new`)).toEqual([[two], 1]);
    expect(await found(`partner=Guild&landing=/landing/${other}`)).toEqual([[], 0]);
    expect(await found('partner=Guild&q=dana')).toEqual([[one], 1]);
    expect(await found('partner=nobody')).toEqual([[], 0]);
    // Searches do not match the names of filters.
    for (const name of ['partner', 'landing']) {
      const [references] = await found(`q=${name}`);
      expect([one, two].filter((reference) => references.includes(reference))).toEqual([]);
    }
    const { body: filing } = await admin.get('/api/admin/leads/filing');
    expect(filing.partner).toEqual(expect.arrayContaining(['Guild', 'Guild of Printers']));
    expect(filing.landing).toContainEqual({ path: `/landing/${slug}`, label });
    const many = await admin.post('/api/admin/leads/bulk', {
      matching: { partner: 'Guild of Printers', count: 1, change: { status: 'won' } },
    });
    expect(many.body.changed).toMatchObject([{ reference: two, former: { status: 'new' } }]);
  });

  test('of an older enquiry gets its landing page by the migration', async () => {
    const { slug } = await createLandingPage({ slug: 'its-before' });
    publishedLandings.clear();
    await createLead({ reference: 'EM-00000777', context: { page: `/${slug}`, at: new Date() } });
    await assignLandings();
    const admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
    const { body } = await admin.get(`/api/admin/leads?landing=/landing/${slug}`);
    expect(body.items).toMatchObject([{ reference: 'EM-00000777' }]);
  });

  test('has the landing page that was seen last, if it was sent from another page', async () => {
    const partner = 'Chamber of Commerce';
    const { slug } = await createLandingPage({ partner });
    const { slug: later } = await createLandingPage({});
    publishedLandings.clear();
    const send = async (email: string, page: string, landing: string) => {
      const { body } = await server.visitor().post('/api/contact', exampleEnquiry({ email }));
      const context = exampleContext({ page, origin: { page, landing } });
      await server.visitor().post(`/api/contact/${body.reference}/context`, context);
      const stored = await Enquiry.findOne({ reference: body.reference }).lean();
      return [stored?.landing, stored?.partner];
    };
    expect(await send('by-a@example.com', '/contact', `/landing/${slug}`)).toEqual([
      `/landing/${slug}`,
      partner,
    ]);
    // The page it is sent from takes precedence over the one seen earlier.
    expect(await send('by-b@example.com', `/landing/${later}`, `/landing/${slug}`)).toEqual([
      `/landing/${later}`,
      undefined,
    ]);
    for (const odd of ['/landing/nobodys', '/contact', '%', `/x/${slug}`])
      expect(await send(`by-${odd.length}@example.com`, '/contact', odd)).toEqual([undefined, undefined]);
  });

  test('has no landing page that visitors cannot have seen, or for another page with its slug', async () => {
    const { slug: ahead } = await createLandingPage({ publishAt: new Date(Date.now() + 86_400_000) });
    const { slug: over } = await createLandingPage({ expireAt: new Date(Date.now() - 1000) });
    await createLandingPage({ slug: 'contact', partner: 'Guild of Printers' });
    await createLead({ reference: 'EM-00000778', context: { page: '/contact', at: new Date() } });
    publishedLandings.clear();
    const behind = async (page: string, landing?: string) =>
      (await findLandingReferral(page, landing)).landing;
    expect(await behind(`/landing/${ahead}`)).toBeUndefined();
    expect(await behind('/about', `/landing/${ahead}`)).toBeUndefined();
    expect(await behind('/contact')).toBeUndefined();
    expect(await behind('/contact', `/landing/${over}`)).toBe(`/landing/${over}`);
    expect(await behind('/landing/contact')).toBe('/landing/contact');
    await assignLandings();
    const old = await Enquiry.findOne({ reference: 'EM-00000778' }).lean();
    expect(old?.landing).toBeUndefined();
    expect(old?.partner).toBeUndefined();
  });

  test('may have no origin, and a forged one is classified again', async () => {
    const send = async (email: string, origin?: Origin) => {
      const { body } = await server.visitor().post('/api/contact', exampleEnquiry({ email }));
      const reply = await server
        .visitor()
        .post(`/api/contact/${body.reference}/context`, exampleContext({ origin }));
      expect(reply.status).toBe(204);
      return (await Enquiry.findOne({ reference: body.reference }).lean())?.origin;
    };
    expect(await send('no-origin@example.com')).toBeUndefined();
    const forged = exampleTouch({
      class: 'paid',
      rule: '<script>',
      isPaid: true,
      at: '2999-01-01T00:00:00Z',
    });
    const stored = await send('forged@example.com', {
      first: forged,
      last: forged,
      page: '/hello/dana@example.com',
    });
    expect(stored).toMatchObject({
      first: { class: 'organic', rule: 'search-engine', isPaid: false },
      page: '/hello/…',
    });
    expect(stored?.first?.at.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

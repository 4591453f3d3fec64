import { savedLandingPage, savedMember, startServer, type TestServer } from '../../testing';
import { knownLandings } from '../landingPages/publishedLandings';
import type { Origin } from '../origin/contract';
import { exampleTouch } from '../origin/example';
import { exampleContext, exampleEnquiry } from './example';
import { Enquiry } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('the context of an enquiry', () => {
  const context = exampleContext();

  test('is taken once, within half an hour', async () => {
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
    const kept = await Enquiry.findOne({ reference: body.reference }).lean();
    const { origin, ...said } = context;
    expect(kept?.context).toEqual({ ...said, at: expect.any(Date) });
    expect(kept?.origin).toMatchObject({
      page: origin?.page,
      last: { class: 'organic', rule: 'search-engine' },
    });
  });

  test('names the partner of the page that it was sent from, by whom the lead is found', async () => {
    const { slug } = await savedLandingPage({ partner: 'Five Points Board of Realtors' });
    knownLandings.forget();
    const viewer = await server.enter((await savedMember({ role: 'viewer' }))._id);
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

  test('may come without an origin, and a forged one is judged anew', async () => {
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
    const kept = await send('forged@example.com', {
      first: forged,
      last: forged,
      page: '/hello/dana@example.com',
    });
    expect(kept).toMatchObject({
      first: { class: 'organic', rule: 'search-engine', isPaid: false },
      page: '/hello/…',
    });
    expect(kept?.first?.at.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

import { NotFoundPath } from '../../insights/notFound/model';
import { newId } from '../../platform/db/newId';
import type { Scenario } from './Scenario.fixture';

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** Ignoring a 404 URL, and one that was never requested. */
const ignoreScenario: Scenario = {
  good: async (member) => {
    const record = `/${newId()}`;
    await NotFoundPath.create({ _id: record, days: {}, count: 1, first: '2026-11-20', last: new Date() });
    const body = { path: record, isIgnored: true };
    return { reply: await member.send('PUT', '/api/admin/not-found-hits/ignored', { body }), record };
  },
  bad: (member) =>
    member.send('PUT', '/api/admin/not-found-hits/ignored', { body: { path: '/nothing', isIgnored: true } }),
};

/** Arranging one's own dashboard, and arranging it with a wrong version. */
const layoutScenario: Scenario = {
  good: async (member) => {
    const { panels, version } = (await member.get('/api/admin/dashboard-layout')).body;
    const body = { panels: panels.toReversed() };
    const reply = await member.send('PUT', '/api/admin/dashboard-layout', {
      body,
      headers: ifMatch(version),
    });
    return { reply, record: member.id };
  },
  bad: (member) =>
    member.send('PUT', '/api/admin/dashboard-layout', { body: { panels: [] }, headers: ifMatch(7_000) }),
};

/** Writes to the dashboard and to the list of missing pages. */
export const siteScenarios: Record<string, Scenario> = {
  'PUT /admin/dashboard-layout': layoutScenario,
  'PUT /admin/not-found-hits/ignored': ignoreScenario,
};

import { exampleMeetingTypeDraft } from '../../bookings/meetingTypes/example';
import { exampleCredentialDraft } from '../../content/credentials/example';
import { exampleReviewDraft } from '../../content/reviews/example';
import { exampleTeamMemberDraft } from '../../content/team/example';
import { exampleTestimonialDraft } from '../../content/testimonials/example';
import { exampleAnnotationDraft } from '../../insights/annotations/example';
import { exampleGoalDraft } from '../../insights/goals/example';
import { exampleNamedEventDraft } from '../../insights/namedEvents/example';
import { exampleFormDraft } from '../../leads/forms/example';
import { exampleScoreRuleDraft } from '../../leads/score/example';
import { newId } from '../../platform/db/newId';
import { PageAnalysis, PageFacts } from '../../seo/pageFacts/model';
import { emptyOverride } from '../../seo/pageInventory/contract';
import { SeoOverride, SeoRevision } from '../../seo/pageInventory/model';
import { pathKey } from '../../seo/pageInventory/seoPageView';
import { SitemapRun } from '../../seo/sitemap/model';
import { type SectionName, sections } from '../../settings/contract';
import { exampleAdminSettings } from '../../settings/example';
import { historyScenarios } from './historyScenarios.fixture';
import { importScenarios } from './importScenarios.fixture';
import type { Member, Scenario } from './Scenario.fixture';
import { siteScenarios } from './siteScenarios.fixture';
import { weeklyReportScenarios } from './weeklyReportScenarios.fixture';

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** Writes to ordered records: create, edit, reorder and delete. */
function createScenarios(
  path: string,
  draft: () => object,
  invalid = { name: '' } as object,
): Record<string, Scenario> {
  const url = `/api${path}`;
  const createRecord = async (member: Member) => (await member.post(url, draft())).body.id as string;
  const edit = async (member: Member, version: number) => {
    const record = await createRecord(member);
    return { reply: await member.patch(`${url}/${record}`, draft(), ifMatch(version)), record };
  };
  const remove = async (member: Member, version: number) => {
    const record = await createRecord(member);
    const reply = await member.send('DELETE', `${url}/${record}`, { headers: ifMatch(version) });
    return { reply, record };
  };
  const order = (member: Member, ids: string[]) => member.send('PUT', `${url}/order`, { body: { ids } });
  return {
    [`POST ${path}`]: {
      good: async (member) => {
        const reply = await member.post(url, draft());
        return { reply, record: reply.body.id };
      },
      bad: (member) => member.post(url, { ...draft(), ...invalid }),
    },
    [`PATCH ${path}/:id`]: {
      good: (member) => edit(member, 1),
      bad: async (member) => (await edit(member, 7)).reply,
    },
    [`DELETE ${path}/:id`]: {
      good: (member) => remove(member, 1),
      bad: async (member) => (await remove(member, 7)).reply,
    },
    [`PUT ${path}/order`]: {
      good: async (member) => ({ reply: await order(member, [await createRecord(member)]), record: '' }),
      bad: (member) => order(member, ['nothing']),
    },
  };
}

/** The scenarios of records that are not ordered by hand. */
const withoutOrder = (scenarios: Record<string, Scenario>) =>
  Object.fromEntries(Object.entries(scenarios).filter(([call]) => !call.endsWith('/order')));

/** Saving a settings section, and saving it with a wrong version. */
function sectionScenario(name: SectionName) {
  const path = `/api/admin/settings/${name}`;
  const body = exampleAdminSettings()[name];
  const scenario: Scenario = {
    good: async (member) => {
      const { version } = (await member.get('/api/admin/settings')).body;
      return { reply: await member.send('PATCH', path, { body, headers: ifMatch(version) }), record: name };
    },
    bad: (member) => member.send('PATCH', path, { body, headers: ifMatch(7_000) }),
  };
  return [`PATCH /admin/settings/${name}`, scenario] as const;
}

/** Reviewing the launch checklist, and reviewing it with a wrong version. */
const launchScenario: Scenario = {
  good: async (member) => {
    const { version } = (await member.get('/api/admin/launch-checklist')).body;
    const path = '/api/admin/launch-checklist/review';
    return { reply: await member.send('POST', path, { headers: ifMatch(version) }), record: 'site' };
  },
  bad: (member) => member.send('POST', '/api/admin/launch-checklist/review', { headers: ifMatch(7_000) }),
};

/** Changing when the sitemap is written, and starting a run. */
const sitemapScenarios: Record<string, Scenario> = {
  'PATCH /admin/sitemap/schedule': {
    good: async (member) => {
      const { schedule } = (await member.get('/api/admin/sitemap')).body;
      const body = { isEnabled: true, frequency: 'hourly', cron: '' };
      const headers = ifMatch(schedule.version);
      return {
        reply: await member.send('PATCH', '/api/admin/sitemap/schedule', { body, headers }),
        record: 'live',
      };
    },
    bad: (member) =>
      member.send('PATCH', '/api/admin/sitemap/schedule', {
        body: { isEnabled: true, frequency: 'custom', cron: 'never' },
        headers: ifMatch(1),
      }),
  },
  'POST /admin/sitemap/runs': {
    good: async (member) => {
      await SitemapRun.deleteMany({});
      const reply = await member.post('/api/admin/sitemap/runs', { isRemovalAccepted: false });
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.post('/api/admin/sitemap/runs', { isRemovalAccepted: 'perhaps' }),
  },
};

const seoPage = `/api/admin/seo/pages/${pathKey('/faq')}`;

/** Saves an override of a page, which has no other versions before. */
async function saveOverride(member: Member, title = 'Questions and answers') {
  await SeoOverride.deleteMany({});
  await SeoRevision.deleteMany({});
  // Else an analysis removes the page, which the site doesn’t list.
  await PageAnalysis.updateOne(
    { _id: 'live' },
    { $set: { leaseUntil: new Date('2999-01-01') } },
    { upsert: true },
  );
  await PageFacts.updateOne(
    { _id: '/faq' },
    { $set: { isListed: true, status: 200, checkedAt: new Date() } },
    { upsert: true },
  );
  return member.send('PATCH', seoPage, { body: { ...emptyOverride, title }, headers: ifMatch(0) });
}

const seoRun = (title: string) => ({
  q: 'faq',
  problem: '',
  kind: '',
  state: '',
  paths: [],
  title,
  description: '',
  socialTitle: '',
  socialDescription: '',
  socialImage: '',
  canonical: '',
  robots: 'keep',
});

/** Runs a bulk edit of one page. */
async function createSeoRun(member: Member) {
  await saveOverride(member);
  await PageFacts.updateOne({ _id: '/faq' }, { $set: { words: ['faq'] } });
  return member.post('/api/admin/seo/runs', { ...seoRun(`Answers ${newId()}`), expected: 1 });
}

/** Replacing the head of a page, restoring a version of it, and checking the page. */
const seoScenarios: Record<string, Scenario> = {
  'PATCH /admin/seo/pages/:id': {
    good: async (member) => ({ reply: await saveOverride(member), record: pathKey('/faq') }),
    bad: (member) =>
      member.send('PATCH', `/api/admin/seo/pages/${pathKey('/nowhere')}`, {
        body: emptyOverride,
        headers: ifMatch(1),
      }),
  },
  'POST /admin/seo/pages/:id/revisions/:revision/restore': {
    good: async (member) => {
      await saveOverride(member);
      await member.send('PATCH', seoPage, { body: emptyOverride, headers: ifMatch(1) });
      const reply = await member.send('POST', `${seoPage}/revisions/1/restore`, { headers: ifMatch(2) });
      return { reply, record: pathKey('/faq') };
    },
    bad: (member) => member.send('POST', `${seoPage}/revisions/9/restore`, { headers: ifMatch(1) }),
  },
  'POST /admin/seo/runs': {
    good: async (member) => {
      const reply = await createSeoRun(member);
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.post('/api/admin/seo/runs', { ...seoRun('{nothing}'), expected: 1 }),
  },
  'POST /admin/seo/runs/:id/rollback': {
    good: async (member) => {
      const { id } = (await createSeoRun(member)).body;
      return { reply: await member.post(`/api/admin/seo/runs/${id}/rollback`), record: id };
    },
    bad: (member) => member.post('/api/admin/seo/runs/nothing/rollback'),
  },
  'POST /admin/seo/pages/:id/check': {
    good: async (member) => {
      await saveOverride(member);
      return { reply: await member.post(`${seoPage}/check`), record: pathKey('/faq') };
    },
    bad: (member) => member.post(`/api/admin/seo/pages/${pathKey('/nowhere')}/check`),
  },
};

const uniqueWord = () => `a-word-${newId()}`;

/** Writes to team, testimonials, credentials, meeting types, goals, annotations, settings and the launch checklist. */
export const recordScenarios: Record<string, Scenario> = {
  'POST /admin/launch-checklist/review': launchScenario,
  ...siteScenarios,
  ...sitemapScenarios,
  ...seoScenarios,
  ...createScenarios('/admin/team', exampleTeamMemberDraft),
  ...createScenarios('/admin/testimonials', exampleTestimonialDraft),
  ...createScenarios('/admin/credentials', exampleCredentialDraft),
  ...createScenarios(
    '/admin/meeting-types',
    () => exampleMeetingTypeDraft({ label: uniqueWord(), isActive: false }),
    { label: '' },
  ),
  ...withoutOrder(createScenarios('/admin/reviews', exampleReviewDraft, { source: '' })),
  ...withoutOrder(createScenarios('/admin/analytics/goals', exampleGoalDraft)),
  ...withoutOrder(createScenarios('/admin/analytics/annotations', exampleAnnotationDraft, { text: '' })),
  ...withoutOrder(createScenarios('/admin/analytics/named-events', exampleNamedEventDraft, { name: '' })),
  ...withoutOrder(
    createScenarios('/admin/score-rules', () => exampleScoreRuleDraft({ isEnabled: false }), { points: 0 }),
  ),
  ...weeklyReportScenarios,
  ...historyScenarios,
  'POST /admin/score-rules/backtest': {
    good: async (member) => {
      const reply = await member.post('/api/admin/score-rules/backtest', { rule: exampleScoreRuleDraft() });
      return { reply, record: '' };
    },
    bad: (member) => member.post('/api/admin/score-rules/backtest', { rule: {} }),
  },
  ...withoutOrder(createScenarios('/admin/forms', exampleFormDraft)),
  ...importScenarios('/admin/redirects', () => `from,to\n/${uniqueWord()},/faq\n`),
  ...importScenarios(
    '/admin/search-console',
    () => `Top queries,Clicks,Impressions,CTR,Position\n${uniqueWord()},1,2,50%,3.4\n`,
    { from: '2026-01-01', to: '2026-01-31' },
  ),
  ...importScenarios('/admin/team', () => `name,position\n${uniqueWord()},Service desk\n`),
  ...importScenarios('/admin/locations', () => `name\n${uniqueWord()}\n`),
  ...Object.fromEntries((Object.keys(sections) as SectionName[]).map(sectionScenario)),
};

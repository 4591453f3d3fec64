import { Mailing, NewsletterMail } from '../../audience/mailings/model';
import { exampleNewsletterDraft } from '../../audience/newsletters/example';
import { exampleCaseStudyDraft } from '../../content/caseStudies/example';
import { Content } from '../../content/documents/model';
import { GeneratedPage, PageRun } from '../../content/generatedPages/model';
import { exampleLandingDraft } from '../../content/landingPages/example';
import { exampleLocationDraft } from '../../content/locations/example';
import { exampleTemplateDraft } from '../../content/pageTemplates/example';
import { PageTemplate } from '../../content/pageTemplates/model';
import { examplePolicyDraft } from '../../content/policies/example';
import { examplePostDraft } from '../../content/posts/example';
import { TemplateRollout } from '../../content/templateRollouts/model';
import { newId } from '../../platform/db/newId';
import { createSubscriber } from '../../testing';
import type { Member, Scenario } from './Scenario.fixture';

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
const tomorrow = () => ({ at: new Date(Date.now() + 86_400_000).toISOString() });

interface DocumentAction {
  method?: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: () => object;
  query?: string;
  /** Steps that prepare the document. */
  first?: { method: 'POST' | 'PUT' | 'DELETE'; action: string; body?: object }[];
  /** Whether it creates another document. */
  isNew?: true;
}

/** Writes to documents of one kind. The draft has a new slug each time. */
function createScenarios(
  path: string,
  draft: () => object,
  prepare = async (): Promise<unknown> => undefined,
): Record<string, Scenario> {
  const createDocument = async (member: Member) => {
    await prepare();
    return (await member.post(`/api${path}`, draft())).body.id as string;
  };
  const action = (
    name: string,
    { method = 'POST', body, query = '', first = [], isNew }: DocumentAction = {},
  ) => {
    const scenario: Scenario = {
      good: async (member) => {
        const id = await createDocument(member);
        let version = 1;
        for (const step of first) {
          const headers = ifMatch(version);
          await member.send(step.method, `/api${path}/${id}${step.action}`, { body: step.body, headers });
          version += 1;
        }
        const url = `/api${path}/${id}${name.replace(':revision', '1')}${query}`;
        const reply = await member.send(method, url, { body: body?.(), headers: ifMatch(version) });
        return { reply, record: isNew ? reply.body.id : id };
      },
      bad: (member) =>
        member.send(method, `/api${path}/nothing${name.replace(':revision', '1')}`, {
          body: body?.(),
          headers: ifMatch(1),
        }),
    };
    return [`${method} ${path}/:id${name}`, scenario] as const;
  };
  const published = { method: 'POST', action: '/publish' } as const;
  return {
    [`POST ${path}`]: {
      good: async (member) => {
        const reply = await member.post(`/api${path}`, draft());
        return { reply, record: reply.body.id };
      },
      bad: (member) => member.post(`/api${path}`, { ...draft(), unknown: true }),
    },
    ...Object.fromEntries([
      action('', { method: 'PATCH', body: draft }),
      action('', { method: 'DELETE' }),
      action('/restore', { first: [{ method: 'DELETE', action: '' }] }),
      action('/permanently', { method: 'DELETE', first: [{ method: 'DELETE', action: '' }] }),
      action('/publish'),
      action('/withdraw', { query: '?to=/service-areas/waco', first: [published] }),
      action('/schedule', { method: 'PUT', body: tomorrow }),
      action('/schedule', {
        method: 'DELETE',
        first: [{ method: 'PUT', action: '/schedule', body: tomorrow() }],
      }),
      action('/duplicate', { isNew: true }),
      action('/revisions/:revision/restore'),
      action('/preview'),
    ]),
  };
}

const newsletters = '/api/admin/newsletters';

/** An action on the mailing of a newsletter, and on that of an unknown one. */
function mailingScenario(
  action: string,
  body: (member: Member) => Promise<object | undefined>,
  prepare: (newsletterId: string) => Promise<unknown> = async () => undefined,
): [string, Scenario] {
  return [
    `POST /admin/newsletters/:id/mailing/${action}`,
    {
      good: async (member) => {
        await createSubscriber();
        const { id } = (await member.post(newsletters, exampleNewsletterDraft({ slug: slug() }))).body;
        await prepare(id);
        const reply = await member.post(`${newsletters}/${id}/mailing/${action}`, await body(member));
        return { reply, record: id };
      },
      bad: async (member) => member.post(`${newsletters}/nothing/mailing/${action}`, await body(member)),
    },
  ];
}

const own = async (member: Member) => ({ members: [(await member.get('/api/auth/me')).body.user.id] });
const startedBy = { topics: [], startedAt: new Date(), startedBy: 'Ana' };
const sending = (part: object) => (_id: string) =>
  Mailing.create([{ _id, state: 'sending', ...startedBy, ...part }]);
const subjectTest = { subjects: ['One', 'Two'], share: 20, measure: 'leads' as const, hours: 4 };
const failedMail = {
  kind: 'newsletter',
  to: 'a-reader',
  messageId: '<a>',
  state: 'dead',
  error: '550',
} as const;

/** What is done with the mailing of a newsletter. */
const mailingScenarios = Object.fromEntries([
  mailingScenario('test', own),
  mailingScenario('pause', async () => undefined, sending({})),
  mailingScenario('resume', async () => undefined, sending({ isPaused: true })),
  mailingScenario('subject', async () => ({ subject: 'second' }), sending({ subjectTest })),
  mailingScenario(
    'resend',
    async () => ({ which: 'failed' }),
    async (newsletterId) => {
      await sending({ state: 'sent' })(newsletterId);
      const outbox = [{ ...failedMail, attempts: 1, since: new Date() }];
      await NewsletterMail.create([{ newsletterId, subscriberId: newId(), outbox }]);
    },
  ),
]);

/** The scenarios of documents that have no page. */
const withoutPreview = (scenarios: Record<string, Scenario>) =>
  Object.fromEntries(Object.entries(scenarios).filter(([call]) => !call.endsWith('/preview')));

const slug = () => `a-page-${newId()}`;

/** The template of a new site whose pages are generated. */
const findTemplate = () => PageTemplate.findOne({ slug: 'service-industry-place' }).lean();

/** Starting a run of a template; no other one is active. */
async function startPageRun(member: Member, part: object = {}) {
  await PageRun.deleteMany({});
  const template = await findTemplate();
  const chosen = { services: ['its'], industries: ['legal'], places: ['waco'] };
  return member.post('/api/admin/page-runs', { template: template?._id ?? '', ...chosen, ...part });
}

/** An action on a run that is in a state, as no other one is active. */
function pageRunAction(action: string, state: 'checked' | 'created', body?: object) {
  const method = body ? 'PATCH' : 'POST';
  const send = (member: Member, id: string, version: number) =>
    member.send(method, `/api/admin/page-runs/${id}/${action}`, { body, headers: ifMatch(version) });
  const scenario: Scenario = {
    good: async (member) => {
      const { id } = (await startPageRun(member)).body;
      await PageRun.updateOne({ _id: id }, { $set: { state, version: 1 }, $unset: { slot: '' } });
      return { reply: await send(member, id, 1), record: id };
    },
    bad: (member) => send(member, 'nothing', 1),
  };
  return [`${method} /admin/page-runs/:id/${action}`, scenario] as const;
}

const pageRunScenarios: Record<string, Scenario> = {
  ...Object.fromEntries([
    pageRunAction('drafts', 'checked'),
    pageRunAction('publishing', 'created', { perDay: 1, order: 'oldest', isPaused: true }),
    pageRunAction('rollback', 'created'),
  ]),
  'POST /admin/page-runs': {
    good: async (member) => {
      const reply = await startPageRun(member);
      return { reply, record: reply.body.id };
    },
    bad: (member) => startPageRun(member, { services: [] }),
  },
};

/** Comparing a template with a page of an older version; no other rollout is active. */
async function startRollout(member: Member, part: object = {}) {
  await TemplateRollout.deleteMany({});
  const template = (await findTemplate())?._id ?? '';
  const { id } = (await member.post('/api/admin/landing-pages', exampleLandingDraft({ slug: slug() }))).body;
  await GeneratedPage.create([
    {
      _id: newId(),
      run: newId(),
      template,
      templateVersion: 0,
      draft: exampleLandingDraft(),
      state: 'draft',
      documentId: id,
      createdAt: new Date(),
    },
  ]);
  return member.post('/api/admin/template-rollouts', { template, source: 'published', ...part });
}

/** An action on a rollout that is in a state, as no other one is active. */
function rolloutAction(action: string, state: 'compared' | 'rolling') {
  const send = (member: Member, id: string) =>
    member.post(`/api/admin/template-rollouts/${id}/${action}`, undefined, ifMatch(1));
  const scenario: Scenario = {
    good: async (member) => {
      const { id } = (await startRollout(member)).body;
      const stages = [10, 50, 100].map((percent) => ({ percent, pages: 1 }));
      await TemplateRollout.updateOne(
        { _id: id },
        { $set: { state, stages, version: 1 }, $unset: { slot: '' } },
      );
      return { reply: await send(member, id), record: id };
    },
    bad: (member) => send(member, 'nothing'),
  };
  return [`POST /admin/template-rollouts/:id/${action}`, scenario] as const;
}

const rolloutScenarios: Record<string, Scenario> = {
  ...Object.fromEntries([
    rolloutAction('next', 'compared'),
    rolloutAction('pause', 'rolling'),
    rolloutAction('rollback', 'rolling'),
  ]),
  'POST /admin/template-rollouts': {
    good: async (member) => {
      const reply = await startRollout(member);
      return { reply, record: reply.body.id };
    },
    bad: (member) => startRollout(member, { template: 'nothing' }),
  },
};

const restoreOriginal = (member: Member, id: string) =>
  member.send('POST', `/api/admin/page-templates/${id}/original`, { headers: ifMatch(1) });

/** Writes to all kinds of documents. */
export const contentScenarios: Record<string, Scenario> = {
  ...createScenarios('/admin/blog', () => examplePostDraft({ slug: slug() })),
  ...createScenarios('/admin/landing-pages', () => exampleLandingDraft({ slug: slug() })),
  ...createScenarios('/admin/locations', () => exampleLocationDraft({ slug: slug() })),
  ...createScenarios('/admin/case-studies', () => exampleCaseStudyDraft({ slug: slug() })),
  ...createScenarios('/admin/policies', () => examplePolicyDraft({ slug: slug() })),
  ...withoutPreview(
    createScenarios(
      '/admin/newsletters',
      () => exampleNewsletterDraft({ slug: slug() }),
      () => createSubscriber(),
    ),
  ),
  ...mailingScenarios,
  ...pageRunScenarios,
  ...rolloutScenarios,
  ...withoutPreview(createScenarios('/admin/page-templates', () => exampleTemplateDraft({ slug: slug() }))),
  'POST /admin/page-templates/:id/original': {
    good: async (member) => {
      const draft = exampleTemplateDraft({ slug: slug() });
      const { id } = (await member.post('/api/admin/page-templates', draft)).body;
      await Content.updateOne({ _id: id }, { 'draft.slug': 'starting-point-event' });
      return { reply: await restoreOriginal(member, id), record: id };
    },
    bad: (member) => restoreOriginal(member, 'nothing'),
  },
};

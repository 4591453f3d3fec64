import { exampleLandingDraft } from '../../content/landingPages/example';
import { exampleLocationDraft } from '../../content/locations/example';
import { examplePolicyDraft } from '../../content/policies/example';
import { examplePostDraft } from '../../content/posts/example';
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
  first?: { method: 'POST' | 'PUT' | 'DELETE'; deed: string; body?: object }[];
  /** Whether it creates another document. */
  isNew?: true;
}

/** Writes to documents of one kind. The draft has a new slug each time. */
function createScenarios(path: string, draft: () => object): Record<string, Scenario> {
  const createDocument = async (member: Member) =>
    (await member.post(`/api${path}`, draft())).body.id as string;
  const deed = (
    name: string,
    { method = 'POST', body, query = '', first = [], isNew }: DocumentAction = {},
  ) => {
    const scenario: Scenario = {
      good: async (member) => {
        const id = await createDocument(member);
        let version = 1;
        for (const step of first) {
          const headers = ifMatch(version);
          await member.send(step.method, `/api${path}/${id}${step.deed}`, { body: step.body, headers });
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
  const published = { method: 'POST', deed: '/publish' } as const;
  return {
    [`POST ${path}`]: {
      good: async (member) => {
        const reply = await member.post(`/api${path}`, draft());
        return { reply, record: reply.body.id };
      },
      bad: (member) => member.post(`/api${path}`, { ...draft(), unknown: true }),
    },
    ...Object.fromEntries([
      deed('', { method: 'PATCH', body: draft }),
      deed('', { method: 'DELETE' }),
      deed('/take-back', { first: [{ method: 'DELETE', deed: '' }] }),
      deed('/for-good', { method: 'DELETE', first: [{ method: 'DELETE', deed: '' }] }),
      deed('/publish'),
      deed('/withdraw', { query: '?to=/service-areas/waco', first: [published] }),
      deed('/schedule', { method: 'PUT', body: tomorrow }),
      deed('/schedule', {
        method: 'DELETE',
        first: [{ method: 'PUT', deed: '/schedule', body: tomorrow() }],
      }),
      deed('/duplicate', { isNew: true }),
      deed('/revisions/:revision/restore'),
      deed('/preview'),
    ]),
  };
}

/** Mailing actions on a public post, and on an unknown one. */
function mailingScenario(deed: string): [string, Scenario] {
  const path = '/api/admin/blog';
  return [
    `POST /admin/blog/:id/mailing${deed}`,
    {
      good: async (member) => {
        await createSubscriber();
        const { id } = (await member.post(path, examplePostDraft({ slug: slug() }))).body;
        await member.send('POST', `${path}/${id}/publish`, { headers: ifMatch(1) });
        return { reply: await member.post(`${path}/${id}/mailing${deed}`), record: id };
      },
      bad: (member) => member.post(`${path}/nothing/mailing${deed}`),
    },
  ];
}

const slug = () => `a-page-${newId()}`;

/** Writes to all kinds of documents. */
export const contentScenarios: Record<string, Scenario> = {
  ...createScenarios('/admin/blog', () => examplePostDraft({ slug: slug() })),
  ...Object.fromEntries([mailingScenario(''), mailingScenario('/test')]),
  ...createScenarios('/admin/landing-pages', () => exampleLandingDraft({ slug: slug() })),
  ...createScenarios('/admin/locations', () => exampleLocationDraft({ slug: slug() })),
  ...createScenarios('/admin/policies', () => examplePolicyDraft({ slug: slug() })),
};

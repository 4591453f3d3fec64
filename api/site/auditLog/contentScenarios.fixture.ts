import { exampleLandingDraft } from '../../content/landingPages/example';
import { exampleLocationDraft } from '../../content/locations/example';
import { examplePolicyDraft } from '../../content/policies/example';
import { examplePostDraft } from '../../content/posts/example';
import { newId } from '../../platform/db/newId';
import { createSubscriber } from '../../testing';
import type { Member, Scenario } from './Scenario.fixture';

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
const tomorrow = () => ({ at: new Date(Date.now() + 86_400_000).toISOString() });

interface Deed {
  method?: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: () => object;
  query?: string;
  /** What is done to the document before. */
  first?: { method: 'POST' | 'PUT' | 'DELETE'; deed: string; body?: object }[];
  /** Whether another document comes of it. */
  isNew?: true;
}

/** The writes to documents of one kind, whose draft has a slug of its own each time. */
function scenariosOf(path: string, draft: () => object): Record<string, Scenario> {
  const begun = async (member: Member) => (await member.post(`/api${path}`, draft())).body.id as string;
  const deed = (name: string, { method = 'POST', body, query = '', first = [], isNew }: Deed = {}) => {
    const scenario: Scenario = {
      good: async (member) => {
        const id = await begun(member);
        let version = 1;
        for (const step of first) {
          const headers = ifMatch(version);
          await member.send(step.method, `/api${path}/${id}${step.deed}`, { body: step.body, headers });
          version += 1;
        }
        const place = `/api${path}/${id}${name.replace(':revision', '1')}${query}`;
        const reply = await member.send(method, place, { body: body?.(), headers: ifMatch(version) });
        return { reply, record: isNew ? reply.body.id : id };
      },
      bad: (member) =>
        member.send(method, `/api${path}/nothing${name.replace(':revision', '1')}`, {
          ...{ body: body?.(), headers: ifMatch(1) },
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

/** The writes about the mail of a post that is public, and of one that is not there. */
function mailingScenario(deed: string): [string, Scenario] {
  const place = '/api/admin/blog';
  return [
    `POST /admin/blog/:id/mailing${deed}`,
    {
      good: async (member) => {
        await createSubscriber();
        const { id } = (await member.post(place, examplePostDraft({ slug: slug() }))).body;
        await member.send('POST', `${place}/${id}/publish`, { headers: ifMatch(1) });
        return { reply: await member.post(`${place}/${id}/mailing${deed}`), record: id };
      },
      bad: (member) => member.post(`${place}/nothing/mailing${deed}`),
    },
  ];
}

const slug = () => `a-page-${newId()}`;

/** The writes to what the team writes. */
export const contentScenarios: Record<string, Scenario> = {
  ...scenariosOf('/admin/blog', () => examplePostDraft({ slug: slug() })),
  ...Object.fromEntries([mailingScenario(''), mailingScenario('/test')]),
  ...scenariosOf('/admin/landing-pages', () => exampleLandingDraft({ slug: slug() })),
  ...scenariosOf('/admin/locations', () => exampleLocationDraft({ slug: slug() })),
  ...scenariosOf('/admin/policies', () => examplePolicyDraft({ slug: slug() })),
};

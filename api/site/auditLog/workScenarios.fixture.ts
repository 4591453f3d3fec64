import { createLead } from '../../testing';
import type { Member, Scenario } from './Scenario.fixture';

const atVersion = (version: number) => ({ 'If-Match': `"${version}"` });

const drafts = {
  notes: { text: 'Wants an offer.' },
  tasks: { title: 'Send the offer', dueOn: '2027-01-04' },
} as const;

async function createWork(member: Member, kind: keyof typeof drafts, draft: object = drafts[kind]) {
  const { reference: record } = await createLead({ emailNorm: `${crypto.randomUUID()}@example.com` });
  const path = `/api/admin/leads/${record}/${kind}`;
  return { record, path, reply: await member.post(path, draft) };
}

async function deleteWork(member: Member, kind: keyof typeof drafts, version: number) {
  const { record, path, reply } = await createWork(member, kind);
  const edited = `${path}/${reply.body.id}`;
  return { record, reply: await member.patch(edited, { isDeleted: true }, atVersion(version)) };
}

const scenariosOf = (kind: keyof typeof drafts): Record<string, Scenario> => ({
  [`POST /admin/leads/:reference/${kind}`]: {
    good: (member) => createWork(member, kind),
    bad: async (member) => (await createWork(member, kind, {})).reply,
  },
  [`PATCH /admin/leads/:reference/${kind}/:id`]: {
    good: (member) => deleteWork(member, kind, 1),
    bad: async (member) => (await deleteWork(member, kind, 7)).reply,
  },
});

/** Writes of notes and tasks. */
export const workScenarios: Record<string, Scenario> = { ...scenariosOf('notes'), ...scenariosOf('tasks') };

import { createLead } from '../../testing';
import type { Member, Scenario } from './Scenario.fixture';

const atVersion = (version: number) => ({ 'If-Match': `"${version}"` });

/** Leads of two email addresses. */
async function createTwoLeads() {
  const [lead, other] = [
    await createLead({ emailNorm: newEmail() }),
    await createLead({ emailNorm: newEmail() }),
  ];
  return { record: lead.reference, other: other.reference };
}

const newEmail = () => `${crypto.randomUUID()}@example.com`;

async function mergeNew(member: Member, version: number) {
  const { record, other } = await createTwoLeads();
  const path = `/api/admin/leads/${record}/contact/merges`;
  return { path, record, reply: await member.post(path, { reference: other }, atVersion(version)) };
}

async function undoNew(member: Member, version: number) {
  const { path, record, reply } = await mergeNew(member, 0);
  const undone = `${path}/${reply.body.merges[0].id}`;
  return { record, reply: await member.send('DELETE', undone, { headers: atVersion(version) }) };
}

export const contactScenarios: Record<string, Scenario> = {
  'POST /admin/leads/:reference/contact/merges': {
    good: (member) => mergeNew(member, 0),
    bad: async (member) => (await mergeNew(member, 7)).reply,
  },
  'DELETE /admin/leads/:reference/contact/merges/:id': {
    good: (member) => undoNew(member, 1),
    bad: async (member) => (await undoNew(member, 7)).reply,
  },
};

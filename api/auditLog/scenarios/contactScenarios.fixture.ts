import { ListedContact } from '../../leads/contactList/model';
import { importedRow } from '../../leads/contactList/refreshContact';
import { createLead } from '../../testing';
import type { Member, Scenario } from './Scenario.fixture';

const atVersion = (version: number) => ({ 'If-Match': `"${version}"` });

/** An imported contact. */
async function createContact(): Promise<string> {
  const details = { name: 'Dana Example', company: '', phone: '', at: new Date(), by: 'Robin Example' };
  return (await ListedContact.create(importedRow(newEmail(), details)))._id;
}

const newEmail = () => `${crypto.randomUUID()}@example.com`;

async function mergeIntoLead(member: Member, version: number) {
  const { reference: record } = await createLead({ emailNorm: newEmail() });
  const path = `/api/admin/leads/${record}/contact/merges`;
  const reply = await member.post(path, { contact: await createContact() }, atVersion(version));
  return { path, record, reply };
}

async function mergeIntoContact(member: Member, version: number) {
  const record = await createContact();
  const path = `/api/admin/contacts/${record}/merges`;
  const reply = await member.post(path, { contact: await createContact() }, atVersion(version));
  return { path, record, reply };
}

/** The scenario of undoing such a merge. */
const undoOf = (merge: typeof mergeIntoLead): Scenario => {
  const undo = async (member: Member, version: number) => {
    const { path, record, reply } = await merge(member, 0);
    const undone = `${path}/${reply.body.merges[0].id}`;
    return { record, reply: await member.send('DELETE', undone, { headers: atVersion(version) }) };
  };
  return { good: (member) => undo(member, 1), bad: async (member) => (await undo(member, 7)).reply };
};

const scenarioOf = (merge: typeof mergeIntoLead): Scenario => ({
  good: (member) => merge(member, 0),
  bad: async (member) => (await merge(member, 7)).reply,
});

async function correctLead(member: Member, version: number) {
  const { reference: record } = await createLead({ emailNorm: newEmail() });
  const path = `/api/admin/leads/${record}/person`;
  return { record, reply: await member.patch(path, { name: 'Dana Correct' }, atVersion(version)) };
}

async function correctContact(member: Member, version: number) {
  const record = await createContact();
  const path = `/api/admin/contacts/${record}`;
  return { record, reply: await member.patch(path, { name: 'Dana Correct' }, atVersion(version)) };
}

const correctionOf = (correct: typeof correctLead): Scenario => ({
  good: (member) => correct(member, 1),
  bad: async (member) => (await correct(member, 7)).reply,
});

export const contactScenarios: Record<string, Scenario> = {
  'PATCH /admin/leads/:reference/person': correctionOf(correctLead),
  'PATCH /admin/contacts/:id': correctionOf(correctContact),
  'POST /admin/leads/:reference/contact/merges': scenarioOf(mergeIntoLead),
  'DELETE /admin/leads/:reference/contact/merges/:id': undoOf(mergeIntoLead),
  'POST /admin/contacts/:id/merges': scenarioOf(mergeIntoContact),
  'DELETE /admin/contacts/:id/merges/:merge': undoOf(mergeIntoContact),
};

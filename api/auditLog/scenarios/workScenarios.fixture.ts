import { exampleManualLead } from '../../leads/manualLeads/example';
import { LeadReplyModel } from '../../leads/replies/model';
import { createLead } from '../../testing';
import { importScenarios } from './importScenarios.fixture';
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

const replyDraft = { subject: 'Your enquiry', text: 'We can help.' };

async function createReply(member: Member, draft: object = replyDraft) {
  const { reference: record } = await createLead({ emailNorm: `${crypto.randomUUID()}@example.com` });
  const path = `/api/admin/leads/${record}/replies`;
  return { record, path, reply: await member.post(path, draft) };
}

async function setReplyState(state: 'dead' | 'sent', id: string) {
  await LeadReplyModel.updateOne({ _id: id }, { $set: { 'outbox.0.state': state } });
}

/** A write to a reply whose email is in this state. */
async function writeToReply(member: Member, method: 'DELETE' | 'POST', state: 'dead' | 'sent' | 'waiting') {
  const { record, path, reply } = await createReply(member);
  if (state !== 'waiting') await setReplyState(state, reply.body.id);
  const at = `${path}/${reply.body.id}${method === 'POST' ? '/retry' : ''}`;
  return { record, reply: await member.send(method, at, {}) };
}

const replyScenarios: Record<string, Scenario> = {
  'POST /admin/leads': {
    good: async (member) => {
      const email = `${crypto.randomUUID()}@example.com`;
      const reply = await member.post('/api/admin/leads', exampleManualLead({ email }));
      return { reply, record: reply.body.reference };
    },
    bad: (member) => member.post('/api/admin/leads', exampleManualLead({ ownerId: 'nobody' })),
  },
  'POST /admin/leads/:reference/replies': {
    good: (member) => createReply(member),
    bad: async (member) => (await createReply(member, { ...replyDraft, text: '{{name}}' })).reply,
  },
  'DELETE /admin/leads/:reference/replies/:id': {
    good: (member) => writeToReply(member, 'DELETE', 'waiting'),
    bad: async (member) => (await writeToReply(member, 'DELETE', 'sent')).reply,
  },
  'POST /admin/leads/:reference/replies/:id/retry': {
    good: (member) => writeToReply(member, 'POST', 'dead'),
    bad: async (member) => (await writeToReply(member, 'POST', 'sent')).reply,
  },
};

const savedPath = '/api/admin/saved-replies';
const savedDraft = { name: 'First answer', text: 'Hello {{name}}' };

async function changeSaved(member: Member, method: 'PATCH' | 'DELETE', version: number) {
  const record = (await member.post(savedPath, savedDraft)).body.id as string;
  const sent = { headers: atVersion(version), ...(method === 'PATCH' && { body: savedDraft }) };
  return { record, reply: await member.send(method, `${savedPath}/${record}`, sent) };
}

const savedScenarios: Record<string, Scenario> = {
  'POST /admin/saved-replies': {
    good: async (member) => {
      const reply = await member.post(savedPath, savedDraft);
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.post(savedPath, { ...savedDraft, text: '{{unknown}}' }),
  },
  'PATCH /admin/saved-replies/:id': {
    good: (member) => changeSaved(member, 'PATCH', 1),
    bad: async (member) => (await changeSaved(member, 'PATCH', 7)).reply,
  },
  'DELETE /admin/saved-replies/:id': {
    good: (member) => changeSaved(member, 'DELETE', 1),
    bad: async (member) => (await changeSaved(member, 'DELETE', 7)).reply,
  },
};

const viewPath = '/api/admin/saved-views';
const uniqueView = () => ({
  list: 'leads',
  name: `View ${crypto.randomUUID()}`,
  search: 'status=new',
  isShared: false,
});

async function changeView(member: Member, method: 'PATCH' | 'DELETE', version: number) {
  const { list: _, ...draft } = uniqueView();
  const record = (await member.post(viewPath, uniqueView())).body.id as string;
  const sent = { headers: atVersion(version), ...(method === 'PATCH' && { body: draft }) };
  return { record, reply: await member.send(method, `${viewPath}/${record}`, sent) };
}

const viewScenarios: Record<string, Scenario> = {
  'POST /admin/saved-views': {
    good: async (member) => {
      const reply = await member.post(viewPath, uniqueView());
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.post(viewPath, { ...uniqueView(), name: '' }),
  },
  'PATCH /admin/saved-views/:id': {
    good: (member) => changeView(member, 'PATCH', 1),
    bad: async (member) => (await changeView(member, 'PATCH', 7)).reply,
  },
  'DELETE /admin/saved-views/:id': {
    good: (member) => changeView(member, 'DELETE', 1),
    bad: async (member) => (await changeView(member, 'DELETE', 7)).reply,
  },
};

const tagPath = '/api/admin/lead-tags';
const uniqueTag = () => ({ name: `Tag ${crypto.randomUUID().slice(0, 20)}` });
const createTag = async (member: Member) => (await member.post(tagPath, uniqueTag())).body.id as string;

async function changeTag(member: Member, method: 'PATCH' | 'DELETE', version: number) {
  const record = await createTag(member);
  const sent = { headers: atVersion(version), ...(method === 'PATCH' && { body: uniqueTag() }) };
  return { record, reply: await member.send(method, `${tagPath}/${record}`, sent) };
}

async function mergeTag(member: Member, version: number) {
  const [record, into] = [await createTag(member), await createTag(member)];
  return { record, reply: await member.post(`${tagPath}/${record}/merge`, { into }, atVersion(version)) };
}

const tagScenarios: Record<string, Scenario> = {
  'POST /admin/lead-tags': {
    good: async (member) => {
      const reply = await member.post(tagPath, uniqueTag());
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.post(tagPath, { name: 'a, b' }),
  },
  'PATCH /admin/lead-tags/:id': {
    good: (member) => changeTag(member, 'PATCH', 1),
    bad: async (member) => (await changeTag(member, 'PATCH', 7)).reply,
  },
  'POST /admin/lead-tags/:id/merge': {
    good: (member) => mergeTag(member, 1),
    bad: async (member) => (await mergeTag(member, 7)).reply,
  },
  'DELETE /admin/lead-tags/:id': {
    good: (member) => changeTag(member, 'DELETE', 1),
    bad: async (member) => (await changeTag(member, 'DELETE', 7)).reply,
  },
};

const importedTable = () => `email\n${crypto.randomUUID()}@import.example\n`;

async function removeContact(member: Member, version: number) {
  const email = `${crypto.randomUUID()}@import.example`;
  const table = { table: `email\n${email}\n`, columns: [], isDryRun: false };
  await member.post('/api/admin/contacts/imports', table);
  const { items } = (await member.get(`/api/admin/contacts?q=${email.slice(0, 8)}`)).body;
  const record = items[0].id as string;
  const headers = atVersion(version);
  return { record, reply: await member.send('DELETE', `/api/admin/contacts/${record}`, { headers }) };
}

const contactScenarios: Record<string, Scenario> = {
  ...importScenarios('/admin/contacts', importedTable),
  'DELETE /admin/contacts/:id': {
    good: (member) => removeContact(member, 1),
    bad: async (member) => (await removeContact(member, 7)).reply,
  },
};

async function erasePerson(member: Member, isConfirmed: boolean) {
  const email = `${crypto.randomUUID()}@example.com`;
  const { reference } = await createLead({ email, emailNorm: email });
  const confirmed = isConfirmed ? email : 'nobody@example.com';
  const reply = await member.post('/api/admin/erasures', { reference, email: confirmed });
  return { reply, record: reply.body.id };
}

const erasureScenarios: Record<string, Scenario> = {
  'POST /admin/erasures': {
    good: (member) => erasePerson(member, true),
    bad: async (member) => (await erasePerson(member, false)).reply,
  },
};

const inboxPath = '/api/admin/inbox';
const inboxDraft = {
  isEnabled: false,
  host: '',
  port: 993,
  user: '',
  signIn: 'password',
  tenantId: '',
  clientId: '',
};
const inboxTest = { ...inboxDraft, host: '127.0.0.1', port: 1, user: 'nobody', password: 'nothing' };

const inboxScenarios: Record<string, Scenario> = {
  'PATCH /admin/inbox': {
    good: async (member) => {
      const { version } = (await member.get(inboxPath)).body;
      return { reply: await member.patch(inboxPath, inboxDraft, atVersion(version)), record: 'site' };
    },
    bad: (member) => member.patch(inboxPath, inboxDraft, atVersion(7_000)),
  },
  'POST /admin/inbox/test': {
    good: async (member) => ({ reply: await member.post(`${inboxPath}/test`, inboxTest), record: 'site' }),
    bad: (member) => member.post(`${inboxPath}/test`, inboxDraft),
  },
};

/** Writes of notes, tasks, replies, saved views, tags, contacts and erasures. */
export const workScenarios: Record<string, Scenario> = {
  ...scenariosOf('notes'),
  ...scenariosOf('tasks'),
  ...replyScenarios,
  ...savedScenarios,
  ...viewScenarios,
  ...tagScenarios,
  ...contactScenarios,
  ...erasureScenarios,
  ...inboxScenarios,
};

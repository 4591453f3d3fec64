import { NewsletterMail } from '../../audience/mailings/model';
import { Sequence, stepId } from '../../audience/sequences/model';
import { Content } from '../../content/documents/model';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { initialLeadSettings } from '../../settings/initial';
import { Settings } from '../../settings/model';
import {
  createLead,
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { assignNewLeads } from '../pipeline/assignNewLeads';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor', name: 'Robin Reed' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());

const at = (version: number) => ({ 'If-Match': `"${version}"` });

/** The timeline as a member reads it, without times and IDs. */
async function readTimeline(reader: Visitor, reference: string, kinds: string[]) {
  const { body } = await reader.get(`/api/admin/leads/${reference}/contact`);
  const lines: string[] = body.timeline
    .filter(({ kind }: { kind: string }) => kinds.includes(kind))
    .map(({ kind, title, state }: Record<string, string>) => `${kind}: ${title} (${state})`);
  return lines.sort();
}

test('the timeline has changes of stage and owner, notes and done tasks, whose text viewers do not see', async () => {
  const email = 'steps@example.com';
  const { reference } = await createLead({ email, emailNorm: email });
  const path = `/api/admin/leads/${reference}`;
  const colleague = await createMember({ role: 'editor', name: 'Kim Lee' });
  await editor.patch(path, { status: 'qualified', ownerId: colleague._id }, at(1));
  const leads = [{ reference, version: 2, ownerId: null }];
  await editor.post('/api/admin/leads/bulk', { leads });
  await editor.post(`${path}/notes`, { text: 'Prefers mornings.' });
  const task = { title: 'Send the offer', dueOn: '2030-01-01' };
  const { body } = await editor.post(`${path}/tasks`, task);
  await editor.post(`${path}/tasks`, { ...task, title: 'Still open' });
  await editor.patch(`${path}/tasks/${body.id}`, { isDone: true }, at(1));
  const steps = ['stage', 'owner', 'note', 'task'];
  const changes = [
    `owner: Kim Lee, ${reference} (by Robin Reed)`,
    `owner: No owner, ${reference} (by Robin Reed)`,
    `stage: Qualified, ${reference} (by Robin Reed)`,
  ];
  expect(await readTimeline(editor, reference, steps)).toEqual([
    'note: Prefers mornings. (by Robin Reed)',
    ...changes,
    'task: Send the offer (done, Robin Reed)',
  ]);
  expect(await readTimeline(viewer, reference, steps)).toEqual([
    'note: Hidden for your role. (by Robin Reed)',
    ...changes,
    'task: Hidden for your role. (done, Robin Reed)',
  ]);
});

test('a lead that is assigned by rule or in turn says so', async () => {
  const member = await createMember({ role: 'editor', name: 'Mo Park' });
  const leads = { ...initialLeadSettings, rotation: [member.email] };
  await Settings.updateOne({ _id: 'site' }, { $set: { leads } });
  const createdAt = new Date(Date.now() - 600_000);
  const { reference } = await createLead({
    email: 'turn@example.com',
    emailNorm: 'turn@example.com',
    isUnrouted: true,
    createdAt,
  });
  await assignNewLeads({ mailFrom: 'site@emberline.example' });
  expect(await readTimeline(editor, reference, ['owner'])).toEqual([
    `owner: Mo Park, ${reference} (by rule)`,
  ]);
});

test('the timeline has newsletters and emails of sequences, with the links that were opened', async () => {
  const email = 'reader@example.com';
  const { reference } = await createLead({ email, emailNorm: email });
  const { _id: subscriberId } = await createSubscriber({ email, emailNorm: email });
  await Content.collection.insertOne({ _id: 'letter' as never, label: 'November letter' });
  const step = { key: 'k1', wait: '1d', condition: 'none', subject: 'Welcome', markdown: 'Hello' };
  await Sequence.collection.insertOne({ _id: 'sequence1' as never, name: 'First week', steps: [step] });
  const mailOf = (newsletterId: string, kind: 'newsletter' | 'step', part: object) => ({
    newsletterId,
    subscriberId,
    outbox: [
      {
        ...newOutboxEntry({ kind, to: email, messageId: `<${newsletterId}@test>` }),
        state: 'sent',
        sentAt: new Date(),
      },
    ],
    ...part,
  });
  const time = Date.now();
  await NewsletterMail.create(<never>[
    mailOf('letter', 'newsletter', {
      clicks: [
        { link: 'a', at: new Date(time - 60_000) },
        { link: 'b', at: new Date(time - 30_000) },
        { link: 'b', at: new Date(time) },
      ],
    }),
    mailOf(stepId('sequence1', 'k1'), 'step', {}),
  ]);
  expect(await readTimeline(editor, reference, ['newsletter', 'sequence'])).toEqual([
    'newsletter: November letter (Sent, 2 links opened)',
    'sequence: First week: Welcome (Sent)',
  ]);
});

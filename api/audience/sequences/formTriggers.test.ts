import { createLead, createMember, createSubscriber, startServer, type TestServer } from '../../testing';
import { exampleSequenceDraft } from './example';
import { SequenceRun } from './model';
import { createSteps, runAt } from './sequences.fixture';

let server: TestServer;
beforeAll(async () => {
  // Without jobs: the test says when people move.
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

test('the contact form starts a sequence, and a lead that a member entered does not', async () => {
  const editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  const steps = createSteps({ wait: '0' });
  const draft = exampleSequenceDraft({ isEnabled: true, trigger: 'form', form: '', steps });
  const { id } = (await editor.post('/api/admin/sequences', draft)).body;
  const [sent, entered] = [await createSubscriber(), await createSubscriber()];
  await createLead({ emailNorm: sent.emailNorm });
  await createLead({
    emailNorm: entered.emailNorm,
    manual: { source: 'phone', byId: 'member-1', by: 'Robin Example' },
  });
  await runAt(id, 0.1);
  expect((await SequenceRun.find().lean()).map(({ subscriberId }) => subscriberId)).toEqual([sent._id]);
});

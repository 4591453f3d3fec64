import { once } from 'node:events';
import { startApiProcess } from '../../testing/servers/apiProcess';
import { exampleCallerBookingDraft } from '../management/example';
import { type ConnectedSite, startConnectedSite } from './connectedSite.fixture';
import { CalendarEventModel, ConnectionModel } from './model';

let site: ConnectedSite;
beforeAll(async () => {
  site = await startConnectedSite();
  await site.register();
});
afterAll(() => site.stop());

test('a process that is killed while it adds bookings at both providers leaves one event at each', async () => {
  const accounts = [];
  for (const provider of ['google', 'microsoft'] as const) {
    const { host, path, id } = await site.createHost();
    await site.connect(host, path, provider);
    const startAt = (await site.freeTimes(id)).at(-1);
    await site.admin.post('/api/admin/bookings', exampleCallerBookingDraft({ startAt, hostId: id }));
    accounts.push(site.calendars[provider]);
  }
  const written = accounts.map(
    (account) =>
      new Promise<void>((resolve) => {
        account.faults.neverAnswers = true;
        account.onWrite = resolve;
      }),
  );
  const { child } = await startApiProcess(site.server.variables);
  await Promise.all(written);
  const dead = once(child, 'exit');
  child.kill('SIGKILL');
  await dead;
  for (const account of accounts) account.heal();
  expect(await CalendarEventModel.find({}).lean()).toMatchObject([
    { attempts: 0, written: '' },
    { attempts: 0, written: '' },
  ]);
  // The leases of the killed process end.
  await ConnectionModel.updateMany({}, { $set: { writingUntil: new Date(0) } });
  await site.sync();
  for (const account of accounts) expect(account.shown).toHaveLength(1);
  expect(await CalendarEventModel.countDocuments({ written: '' })).toBe(0);
});

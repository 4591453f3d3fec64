import mongoose from 'mongoose';
import { createMember, type Visitor } from '../../testing';
import { Hubspot } from '../connection/model';
import {
  type ConnectedSite,
  findContact,
  leadOf,
  newEmail,
  path,
  startConnectedSite,
} from './connectedSite.fixture';
import { CrmContact } from './model';

let site: ConnectedSite;
let admin: Visitor;
beforeAll(async () => {
  site = await startConnectedSite();
  ({ admin } = site);
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const shadow = async () => (await admin.get(path)).body.shadow;
const connectedBefore = (days: number) =>
  Hubspot.updateOne({ _id: 'hubspot' }, { $set: { connectedAt: new Date(Date.now() - days * 86_400_000) } });
const compared = (part: object = {}) => ({
  _id: new mongoose.Types.ObjectId().toString(),
  email: newEmail(),
  state: 'done' as const,
  syncedAt: new Date(),
  ...part,
});

test('shadow mode counts its days and what was seen, and recommends its end after seven days', async () => {
  expect(await shadow()).toMatchObject({ day: 1, compared: 0, reviewed: 0, isLongEnough: false });
  await leadOf(newEmail());
  await site.settle();
  await CrmContact.create([compared({ state: 'dead' }), compared({ state: 'retry', syncedAt: undefined })]);
  await connectedBefore(6.5);
  const before = await shadow();
  expect(before).toMatchObject({ day: 7, compared: 1, waiting: 1, failed: 1, isLongEnough: false });
  await connectedBefore(7.5);
  expect(await shadow()).toMatchObject({ day: 8, isLongEnough: true });
  await connectedBefore(90);
  await site.settle();
  expect((await admin.get(path)).body.state).toBe('shadow');
  await site.goLive();
  expect(await shadow()).toBeNull();
});

test('fifty reviewed contacts are enough as well', async () => {
  await CrmContact.create(Array.from({ length: 49 }, () => compared({ reviewedAt: new Date() })));
  // What was reviewed and is to be compared again, or failed since, is none of the compared.
  await CrmContact.create(
    (['pending', 'dead'] as const).map((state) => compared({ state, reviewedAt: new Date() })),
  );
  expect(await shadow()).toMatchObject({ compared: 49, reviewed: 49, isLongEnough: false });
  const [last] = await CrmContact.create([compared()]);
  expect((await admin.post(`${path}/jobs/${last?._id}/review`)).status).toBe(200);
  expect(await shadow()).toMatchObject({ reviewed: 50, isLongEnough: true });
});

test('a contact is reviewed once, by an admin, after shadow mode compared it', async () => {
  const email = newEmail();
  await leadOf(email);
  const early = await CrmContact.create([compared({ state: 'pending', syncedAt: undefined })]);
  expect((await admin.post(`${path}/jobs/${early[0]?._id}/review`)).status).toBe(409);
  await CrmContact.deleteMany({});
  await site.settle();
  const review = `${path}/jobs/${(await findContact(email))?._id}/review`;
  const editor = await site.server.signInAs((await createMember({ role: 'editor' }))._id);
  expect((await editor.post(review)).status).toBe(403);
  const { body } = await admin.post(review);
  expect(body.reviewedAt).toEqual(expect.any(String));
  expect((await admin.post(review)).body.reviewedAt).toBe(body.reviewedAt);
  await site.goLive();
  expect((await admin.post(review)).status).toBe(409);
});

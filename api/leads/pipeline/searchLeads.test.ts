import mongoose from 'mongoose';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { addEnquiryWeeks } from '../enquiries/addEnquiryWeeks';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  const { email, password } = await createMember({ role: 'editor' });
  editor = server.visitor();
  await editor.signIn(email, password);
});
afterAll(() => server.stop());
beforeEach(() => Enquiry.deleteMany({}));

const day = 86_400_000;
const newest = Date.UTC(2026, 5, 1);

/** The names on all pages of a list, in their order. */
async function allPages(query: string): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await editor.get(`/api/admin/leads?limit=2${query}${cursor && `&cursor=${cursor}`}`);
    names.push(...body.items.map(({ name }: { name: string }) => name));
    cursor = body.nextCursor;
  }
  return names;
}

test('a search goes through all weeks in both orders without missing a lead', async () => {
  // Some on one day, some in one week, some months apart.
  const daysAgo = [0, 0, 0, 1, 2, 8, 9, 30, 31, 200, 200, 365];
  for (const [n, ago] of daysAgo.entries())
    await createLead({
      name: `Dana ${String(n).padStart(2, '0')}`,
      status: n % 3 ? 'new' : 'won',
      createdAt: new Date(newest - ago * day - n),
    });
  await createLead({ name: 'Gil Else', company: 'Elsewhere', email: 'gil@else.example' });
  const names = daysAgo.map((_, n) => `Dana ${String(n).padStart(2, '0')}`);
  expect(await allPages('&q=dan')).toEqual(names);
  expect(await allPages('&q=dan+buil&sort=oldest')).toEqual([...names].reverse());
  const won = names.filter((_, n) => n % 3 === 0);
  expect(await allPages('&q=dan&status=won')).toEqual(won);
  expect(await allPages('&q=dan&status=won&sort=oldest')).toEqual([...won].reverse());
  expect(await allPages('&q=nobody')).toEqual([]);
});

test('a lead is found by its complete email address, however long', async () => {
  const email = `${'a'.repeat(60)}@long.example`;
  await createLead({ name: 'Ann Long', email });
  expect(await allPages(`&q=${encodeURIComponent(email)}`)).toEqual(['Ann Long']);
});

test('a lead stored without a week is found after the migration', async () => {
  const { _id } = await createLead({ name: 'Olden', createdAt: new Date(newest) });
  await Enquiry.collection.updateOne({ _id: _id as never }, { $unset: { week: 1 } });
  for (const _ of ['once', 'again']) await addEnquiryWeeks(mongoose.connection.db as mongoose.mongo.Db);
  expect(await allPages('&q=olden')).toEqual(['Olden']);
});

test('a count that reached its limit is marked', async () => {
  const one = (await Enquiry.findById((await createLead())._id).lean()) as EnquiryRecord;
  const copies = Array.from({ length: 1000 }, (_, n) => ({
    ...one,
    _id: `copy-${n}`,
    reference: `copy-${n}`,
  }));
  await Enquiry.insertMany(copies, { lean: true });
  await createLead({ status: 'won' });
  const counts = async (query: string) => (await editor.get(`/api/admin/leads?${query}`)).body;
  const several = { counts: { new: 1000, won: 1, lost: 0 }, atLeast: ['new'] };
  expect(await counts('q=dana+example')).toMatchObject({ ...several, total: 1001, isMore: true });
  expect(await counts('q=dana+example&status=won')).toMatchObject({ ...several, total: 1, isMore: false });
  const exact = { counts: { new: 1001, won: 1, lost: 0 }, isMore: false, atLeast: [] };
  expect(await counts('q=dana')).toMatchObject({ ...exact, total: 1002 });
  expect(await counts('')).toMatchObject({ ...exact, total: 1002 });
});

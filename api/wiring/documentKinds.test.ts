import { findTitles } from '../auditLog/findTitles';
import { contentKinds } from '../content/contentKinds';
import type { AnyKind } from '../content/documents/ContentKind';
import { Content } from '../content/documents/model';
import { filterKey } from '../content/lists/indexFields';
import { readToday } from '../dashboard/today/readToday';
import { startServer, type TestServer } from '../testing';
import { documentKinds } from './documentKinds';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());
beforeEach(() => Content.deleteMany({}));

const log = { warn: () => {} };
/** The last part of the paths of its endpoints, which are those of its screen. */
const screenOf = (kind: AnyKind) => kind.contract.list.path.replace('/admin/', '');
const createDraft = ({ name: kind }: AnyKind) =>
  Content.create({
    kind,
    label: 'A draft',
    draft: {},
    row: {},
    state: 'draft',
    keys: [filterKey('state', 'draft')],
  });

test.each(documentKinds)('the audit log names a $name', async (kind) => {
  const { _id } = await createDraft(kind);
  const titles = await findTitles([{ entity: screenOf(kind), entityId: _id }]);
  expect(titles.get(_id)).toBe('A draft');
});

test.each(documentKinds.filter(({ name }) => name !== 'page template'))(
  'the dashboard counts a draft of a $name',
  async (kind) => {
    await createDraft(kind);
    const { tiles } = await readToday(log, new Date());
    expect(tiles.find(({ topic }) => topic === 'drafts')?.counts).toEqual([
      { list: screenOf(kind), count: 1, isMore: false },
    ]);
  },
);

test.each(contentKinds.filter(({ name }) => name !== 'page template'))(
  'a write of a public $name leaves a note, after which the sitemap is written',
  async ({ model }) => {
    const notes = model.db.collection('changeNotes');
    await notes.deleteMany({});
    await model.deleteOne({ _id: 'none' });
    expect(await notes.countDocuments()).toBe(1);
  },
);

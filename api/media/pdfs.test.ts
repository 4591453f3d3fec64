import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { Content } from '../content/documents/model';
import { examplePostDraft } from '../content/posts/example';
import { createImage, createMember, startServer, type TestServer, type Visitor } from '../testing';
import type { MediaUpload } from './contract';
import { Media } from './model';

const path = '/api/admin/media';
let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Promise.all([Media.deleteMany({}), Content.deleteMany({})]));

let seed = 0;
/** A PDF that differs from all others. Its dictionaries are compressed, unless `isPlain`. */
async function pdf(
  change: (document: PDFDocument) => unknown = () => undefined,
  { pages = 1, isPlain = false } = {},
) {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([200, 200 + ++seed]);
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: !isPlain }));
}

const added = async (bytes: Buffer, name = 'Checklist.pdf'): Promise<MediaUpload> =>
  (await editor.upload(path, bytes, name)).body;

/** Lets the document start an action when it is opened. */
const opening = (action: Record<string, unknown>) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action as never));

const encrypted = (document: PDFDocument) =>
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
const attached = (document: PDFDocument) => document.attach(Buffer.from('MZ'), 'run.exe');

/** Objects packed into a stream, with other entries of its dictionary and more spaces at their end. */
function packed(objects: Record<number, string>, entries: Record<string, string> = {}, padding = 0) {
  const texts = Object.values(objects);
  const places = Object.keys(objects).map(
    (n, at) => `${n} ${texts.slice(0, at).join(' ').length + (at && 1)} `,
  );
  const content = deflateSync(Buffer.from(places.join('') + texts.join(' ') + ' '.repeat(padding)));
  const dictionary = {
    Type: '/ObjStm',
    N: String(texts.length),
    First: String(places.join('').length),
    Filter: '/FlateDecode',
    ...entries,
  };
  const written = Object.entries(dictionary).map(([name, value]) => `/${name} ${value}`);
  const head = `<< ${written.join(' ')} /Length ${content.length} >>\nstream\n`;
  return `${head}${content.toString('latin1')}\nendstream`;
}

/** A PDF of one page whose catalog, the first object, stands in the other objects. */
function written(others: Record<number, string>) {
  const page = {
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /A ${++seed} >>`,
  };
  const objects = Object.entries({ ...page, ...others }).map(([n, text]) => `${n} 0 obj\n${text}\nendobj\n`);
  const text = `%PDF-1.7\n${objects.join('')}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const quiet = '<< /Type /Catalog /Pages 2 0 R >>';
const scripted = '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (x) >> >>';

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['with a password', 'encrypted', () => pdf(encrypted)],
  ['with a script', 'script', () => pdf((document) => document.addJavaScript('a', 'app.alert(1)'))],
  [
    'that runs a script when it opens',
    'script',
    () => pdf(opening({ S: 'JavaScript', JS: PDFString.of('x') })),
  ],
  [
    'with a script under an escaped name',
    'script',
    async () => {
      const plain = await pdf(opening({ S: 'JavaScript', JS: PDFString.of('x') }), { isPlain: true });
      return Buffer.from(plain.toString('latin1').replace('/JavaScript', '/J#61vaScrip#74'), 'latin1');
    },
  ],
  ['that starts a program', 'action', () => pdf(opening({ S: 'Launch', F: PDFString.of('calc.exe') }))],
  ['that opens another file', 'action', () => pdf(opening({ S: 'GoToR', F: PDFString.of('a.pdf') }))],
  ['with an attached file', 'attachment', () => pdf(attached)],
  ['with a form that sends data', 'form', () => pdf(opening({ S: 'SubmitForm' }))],
  ['with a film', 'multimedia', () => pdf(opening({ S: 'Rendition' }))],
  ['that is cut off', 'damaged', async () => (await pdf()).subarray(0, 300)],
  [
    'with a page behind its end',
    'damaged',
    async () => Buffer.concat([await pdf(), Buffer.from('<script>')]),
  ],
  ['of nothing but a head', 'damaged', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
  ['without pages', 'damaged', () => Buffer.from('%PDF-1.7\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')],
  ['that unpacks to too much', 'damaged', () => written({ 10: packed({ 1: quiet }, {}, 64_000_000) })],
  [
    'with a packed script that a later object replaces',
    'script',
    () => written({ 10: packed({ 1: scripted }), 11: packed({ 1: quiet }) }),
  ],
  [
    'with packed objects behind damaged ones',
    'damaged',
    () => written({ 10: packed({ 1: quiet }), 11: packed({ 5: ')', 7: scripted }) }),
  ],
  ...Object.entries({
    Type: '/Other',
    Filter: '12 0 R',
    N: '12 0 R',
    First: '12 0 R',
  }).map(([name, value]): [string, string, () => Buffer] => [
    `with objects packed so that only viewers read them, by ${name}`,
    'damaged',
    () => written({ 10: packed({ 1: quiet }), 11: packed({ 1: scripted }, { [name]: value }) }),
  ]),
  ['behind a page', 'not_a_picture', async () => Buffer.concat([Buffer.from('<html>'), await pdf()])],
])('rejects a PDF %s', async (_name, code, bytes) => {
  const reply = await editor.upload(path, await bytes(), 'file.pdf');
  expect({ status: reply.status, code: reply.body.code }).toEqual({ status: 422, code });
  expect(reply.body.message).toMatch(/^(The PDF|Unsupported format)/);
});

test('a PDF keeps its name and is downloaded, never opened on the site', async () => {
  const bytes = await pdf(undefined, { pages: 3 });
  const media = await added(bytes, 'Prüfliste "2026".pdf');
  expect(media).toMatchObject({
    kind: 'pdf',
    mime: 'application/pdf',
    name: 'Prüfliste 2026.pdf',
    pages: 3,
    bytes: bytes.length,
    widths: [],
  });
  for (const address of [media.address, `${media.address}/1/file.pdf`]) {
    const reply = await fetch(server.url + address);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Pr?fliste 2026.pdf"; filename*=UTF-8''Pr%C3%BCfliste%202026.pdf`,
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });
  }
});

test('a PDF with packed objects is accepted', async () => {
  expect((await editor.upload(path, written({ 10: packed({ 1: quiet }) }), 'a.pdf')).status).toBe(200);
});

test('a PDF is replaced by a PDF only, and its URL stays', async () => {
  const media = await added(await pdf());
  const match = { 'If-Match': '"1"' };
  const image = await createImage(30, 20, 3).jpeg().toBuffer();
  const refused = await editor.upload(`${path}/${media.id}/file`, image, 'a.jpg', match);
  expect([refused.status, refused.body.message]).toEqual([422, 'A PDF can only be replaced by a PDF.']);
  const { body } = await editor.upload(
    `${path}/${media.id}/file`,
    await pdf(undefined, { pages: 2 }),
    'b.pdf',
    match,
  );
  expect(body).toMatchObject({ name: 'Checklist.pdf', pages: 2, revision: 2, address: media.address });
});

test('a PDF that a draft links to is in use and stays', async () => {
  const media = await added(await pdf());
  const markdown = `Read [our checklist](${media.address}).`;
  await editor.post('/api/admin/blog', examplePostDraft({ title: 'On checklists', markdown }));
  const { body } = await editor.get(`${path}/${media.id}`);
  expect(body.uses).toMatchObject([{ kind: 'Post', title: 'On checklists' }]);
  const headers = { 'If-Match': '"1"' };
  const refused = await editor.send('DELETE', `${path}/${media.id}`, { headers });
  expect([refused.status, refused.body.message]).toEqual([409, 'The PDF is in use: Post “On checklists”.']);
});

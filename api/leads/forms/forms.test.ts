import { exampleLandingDraft } from '../../content/landingPages/example';
import type { Role } from '../../identity/users/contract';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { FormDraft, FormEntry } from './contract';
import { exampleFormDraft } from './example';
import { FormModel } from './model';

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer();
  for (const role of ['editor', 'viewer'] as const) {
    members.set(role, await server.signInAs((await createMember({ role }))._id));
  }
});
afterAll(() => server.stop());
beforeEach(() => FormModel.deleteMany({}));

const as = (role: Role) => members.get(role) as Visitor;
const path = '/api/admin/forms';
const at = (version: number) => ({ 'If-Match': `"${version}"` });

async function newForm(part: Partial<FormDraft> = {}): Promise<FormEntry> {
  return (await as('editor').post(path, exampleFormDraft(part))).body;
}

const send = (slug: string) => server.visitor().post(`/api/forms/${slug}`, { answers: [] });

describe('a form as a record', () => {
  test('is created under a slug of its own, changed, listed after the contact form, and deleted', async () => {
    const first = await newForm();
    const second = await newForm();
    expect([first.slug, second.slug]).toEqual(['lunch-and-learn', 'lunch-and-learn-2']);
    const renamed = { ...exampleFormDraft(), name: 'Breakfast' };
    const changed = await as('editor').patch(`${path}/${first.id}`, renamed, at(1));
    expect(changed.body).toMatchObject({ name: 'Breakfast', slug: 'lunch-and-learn', version: 2 });
    expect((await as('editor').patch(`${path}/${first.id}`, renamed, at(1))).status).toBe(412);
    const { body } = await as('viewer').get(path);
    expect(body.items.map(({ slug }: FormEntry) => slug)).toEqual([
      'contact',
      'lunch-and-learn',
      'lunch-and-learn-2',
    ]);
    expect(body.total).toBe(3);
    expect((await as('viewer').get(`${path}/${second.id}`)).body).toEqual(second);
    const gone = await as('editor').send('DELETE', `${path}/${second.id}`, { headers: at(1) });
    expect(gone.status).toBe(204);
    expect((await send(second.slug)).status).toBe(404);
  });

  test('cannot be the contact form, whose endpoint is its own', async () => {
    expect((await as('viewer').get(`${path}/contact`)).body).toMatchObject({ isSystem: true });
    expect((await as('editor').patch(`${path}/contact`, exampleFormDraft(), at(1))).status).toBe(409);
    expect((await as('editor').send('DELETE', `${path}/contact`, { headers: at(1) })).status).toBe(409);
    expect((await send('contact')).status).toBe(404);
    expect((await newForm({ name: 'Contact' })).slug).toBe('contact-2');
  });

  const [name, email, ...others] = exampleFormDraft().fields as [Field, Field, ...Field[]];
  type Field = FormDraft['fields'][number];
  const text = (key: string): Field => ({ ...name, key, type: 'text' });
  test.each<[string, Partial<FormDraft>, string, string]>([
    ['without an email', { fields: [name] }, 'fields', 'A form needs name and email.'],
    [
      'with an optional name',
      { fields: [{ ...name, isRequired: false }, email] },
      'fields.0',
      'Name and email are always required.',
    ],
    [
      'with a field twice',
      { fields: [name, email, email] },
      'fields',
      'The form has the field “Email Address” twice.',
    ],
    [
      'with one option',
      { fields: [name, email, { ...text('qone1'), type: 'choice', options: ['A', ' '] }] },
      'fields.2',
      'Please enter at least two options, one per line.',
    ],
    [
      'with a key of another field',
      { fields: [name, email, text('constructor')] },
      'fields.2',
      'This key is not valid.',
    ],
    [
      'that leads nowhere',
      { afterKind: 'page', afterTo: 'https://elsewhere.example' },
      'afterTo',
      'Please enter a path on this site.',
    ],
    [
      'whose download is no link',
      { afterKind: 'download', afterTo: 'javascript:alert(1)' },
      'afterTo',
      'Please enter a path on this site, or a URL that starts with https://.',
    ],
    [
      'that notifies nobody known',
      { notify: ['nobody'] },
      'notify',
      'Please choose members who can work on leads.',
    ],
    [
      'with a limit of none',
      { dayLimit: 0 },
      'dayLimit',
      'The limit per day must be a whole number from 1 to 10000.',
    ],
  ])('is refused %s', async (_, part, field, message) => {
    const reply = await as('editor').post(path, exampleFormDraft(part));
    expect([reply.status, reply.body.fieldErrors?.[field]]).toEqual([400, message]);
    expect(others).toHaveLength(3);
  });

  test('forgets members who have left when it is saved', async () => {
    const { id } = await newForm();
    await FormModel.updateOne({ _id: id }, { $set: { notify: ['former'] } });
    const saved = await as('editor').patch(`${path}/${id}`, exampleFormDraft({ notify: ['former'] }), at(1));
    expect([saved.status, saved.body.notify]).toEqual([200, []]);
  });

  test('does not get the slug of a deleted form, which other sites may still embed', async () => {
    const former = await newForm({ name: 'Fall webinar' });
    expect(former.slug).toBe('fall-webinar');
    await as('editor').send('DELETE', `${path}/${former.id}`, { headers: at(former.version) });
    const next = await newForm({ name: 'Fall webinar' });
    expect(next.slug).toBe('fall-webinar-2');
    expect((await send('fall-webinar')).status).toBe(404);
    expect((await newForm({ name: 'Fall webinar' })).slug).toBe('fall-webinar-3');
  });

  test('is not deleted while a landing page shows it', async () => {
    const { id, slug } = await newForm();
    const blocks = [{ kind: 'form' as const, title: 'Join us', text: 'Soon.', form: slug }];
    const page = await as('editor').post(
      '/api/admin/landing-pages',
      exampleLandingDraft({ label: 'Lunch', slug, blocks }),
    );
    expect(page.status).toBe(201);
    const refused = await as('editor').send('DELETE', `${path}/${id}`, { headers: at(1) });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('“Lunch”');
  });
});

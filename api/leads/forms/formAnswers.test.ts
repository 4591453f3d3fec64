import { createHash } from 'node:crypto';
import { subscriptionConsent } from '../../audience/subscribers/consent';
import { Subscriber } from '../../audience/subscribers/model';
import type { Role } from '../../identity/users/contract';
import { createMember, startServer, type TestServer, type Visitor, waitForMails } from '../../testing';
import { Enquiry } from '../enquiries/model';
import type { FormDraft, FormEntry } from './contract';
import { exampleFormDraft } from './example';
import { FormModel } from './model';

let server: TestServer;
const members = new Map<Role, Visitor>();
let editorId: string;
let editorEmail: string;
beforeAll(async () => {
  server = await startServer({ BRAND_NAME: 'Northwind' });
  for (const role of ['owner', 'editor', 'viewer'] as const) {
    const { _id, email } = await createMember({ role });
    members.set(role, await server.signInAs(_id));
    if (role === 'editor') [editorId, editorEmail] = [_id, email];
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

const answersOf = (values: Record<string, string | boolean>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }));
const uniqueEmail = () => `${crypto.randomUUID()}@example.com`;
const valid = (part: Record<string, string | boolean> = {}) => ({
  answers: answersOf({
    name: 'Dana Example',
    email: uniqueEmail(),
    qseats: 'Two',
    qdiet: 'Vegetarian',
    qnews: true,
    ...part,
  }),
});
const send = (slug: string, body: object = valid(), headers: Record<string, string> = {}) =>
  server.visitor().post(`/api/forms/${slug}`, body, { 'X-Form-Seconds': '30', ...headers });
const storedAs = (reference: string) => Enquiry.findOne({ reference }).lean();

describe('the answers to a form', () => {
  test('are stored as a typed lead that is found, filtered, shown and masked', async () => {
    const { slug } = await newForm();
    const reply = await send(slug);
    expect(reply.body).toEqual({
      success: true,
      message: 'Your seat is saved.',
      reference: expect.stringMatching(/^EM-/),
      next: null,
    });
    const { reference } = reply.body;
    expect(await storedAs(reference)).toMatchObject({
      status: 'new',
      form: { slug, name: 'Lunch and learn' },
      company: '',
      message: '',
      disclosure: { version: '2' },
      answers: [
        { key: 'qseats', label: 'Seats', type: 'choice', text: 'Two' },
        { key: 'qdiet', label: 'Diet', type: 'text', text: 'Vegetarian' },
        { key: 'qnews', type: 'checkbox', isChecked: true },
      ],
    });
    const lead = (await as('editor').get(`/api/admin/leads/${reference}`)).body;
    expect(lead.form).toEqual({ slug, name: 'Lunch and learn' });
    expect(lead.answers.map(({ value }: { value: unknown }) => value)).toEqual(['Two', 'Vegetarian', true]);
    const masked = (await as('viewer').get(`/api/admin/leads/${reference}`)).body;
    expect(JSON.stringify(masked)).not.toContain('Vegetarian');
    const find = async (role: Role, query: string) =>
      (await as(role).get(`/api/admin/leads?${query}`)).body.items.map(
        (one: { reference: string }) => one.reference,
      );
    expect(await find('editor', 'q=vegetar')).toEqual([reference]);
    expect(await find('viewer', 'q=vegetar')).toEqual([]);
    expect(await find('viewer', `form=${slug}`)).toContain(reference);
    expect(await find('viewer', 'form=another')).toEqual([]);
    const options = (await as('viewer').get('/api/admin/leads/filing')).body.form;
    expect(options).toEqual([{ slug, name: 'Lunch and learn' }]);
  });

  test('are in the exports of leads and of the person', async () => {
    const { slug } = await newForm();
    const email = uniqueEmail();
    const { reference } = (await send(slug, valid({ email, qdiet: 'Only olives' }))).body;
    const table = await as('owner').get(`/api/admin/leads/export?form=${slug}&format=json`);
    expect(JSON.stringify(table.body)).toContain('Diet: Only olives');
    const person = await as('owner').get(`/api/admin/leads/${reference}/contact/export?format=json`);
    expect(JSON.stringify(person.body)).toContain('Only olives');
  });

  test('are refused at each field, by the rules of the contact form where it has the field', async () => {
    const { slug } = await newForm();
    const { status, body } = await send(slug, {
      answers: answersOf({ name: '\u00ad\u200b', email: 'foo@bar', qseats: 'Nine' }),
    });
    expect(status).toBe(400);
    expect(body.fieldErrors).toEqual({
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      qseats: 'Please select an option.',
    });
    const unfilled = await send(slug, valid({ qseats: '', qdiet: 'x'.repeat(501) }));
    expect(unfilled.body.fieldErrors).toEqual({
      qseats: 'Please select an option.',
      qdiet: 'This field must be at most 500 characters.',
    });
    expect((await send(slug, { ...valid(), surprise: 1 })).status).toBe(200);
    expect((await send(slug, valid({ unknown: 'ignored' }))).status).toBe(200);
  });

  test('are stored once, however often they are sent', async () => {
    const { slug } = await newForm();
    const body = valid();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const [first, again] = [await send(slug, body, headers), await send(slug, body, headers)];
    expect(again.body).toEqual(first.body);
    expect((await send(slug, valid(), headers)).status).toBe(422);
    expect(await Enquiry.countDocuments({ reference: first.body.reference })).toBe(1);
  });

  test('notify each of the chosen members, and return the next page', async () => {
    const other = await createMember({ role: 'editor', name: 'Zoe Example' });
    const notify = [editorId, other._id];
    const { slug } = await newForm({ notify, afterKind: 'page', afterTo: '/about' });
    const { body } = await send(slug, valid({ name: 'Olive Example' }));
    expect(body.next).toEqual({ kind: 'page', to: '/about' });
    const outbox = (await storedAs(body.reference))?.outbox.filter(({ kind }) => kind === 'team');
    expect(outbox?.map(({ to }) => to).sort()).toEqual([editorEmail, other.email].sort());
    const mails = await waitForMails(server.mailFolder, editorEmail);
    const mail = mails.find(({ subject }) => subject?.includes(body.reference));
    expect(mail?.text).toContain('Form: Lunch and learn');
    expect(mail?.text).toContain('Diet: Vegetarian');
    expect(mail?.text).not.toContain('Company Name');
  });

  test('prove the consent text that the sender saw', async () => {
    const form = await newForm({ consent: 'We write to you about the lunch.' });
    const public1 = (await server.visitor().get(`/api/forms/${form.slug}`)).body;
    expect(public1.consent).toEqual({ text: 'We write to you about the lunch.', version: 1 });
    const changed = exampleFormDraft({ consent: 'We write to you about lunch and dinner.' });
    await as('editor').patch(`${path}/${form.id}`, changed, at(1));
    const hashOf = (consent: string) =>
      createHash('sha256').update(`${consent} Read our Terms of Use and Privacy Policy.`).digest('hex');
    for (const [seen, version, text] of [
      [1, `${form.slug}/1`, 'We write to you about the lunch.'],
      [undefined, `${form.slug}/2`, changed.consent],
      [99, `${form.slug}/2`, changed.consent],
    ] as const) {
      const { body } = await send(form.slug, { ...valid(), consent: seen });
      expect((await storedAs(body.reference))?.disclosure).toEqual({ version, hash: hashOf(text) });
    }
  });

  test('go to quarantine beyond the limits of the form, and with the honeypot filled in', async () => {
    const { slug } = await newForm({ name: 'Limited', dayLimit: 1 });
    const statusOf = async (body: object) =>
      (await storedAs((await send(slug, body)).body.reference))?.status;
    expect(await statusOf(valid())).toBe('new');
    expect(await statusOf(valid())).toBe('quarantined');
    const other = await newForm({ name: 'Trapped' });
    const { body } = await send(other.slug, { ...valid(), website: 'x' });
    expect((await storedAs(body.reference))?.status).toBe('quarantined');
  });

  test('request the newsletter where its box is checked, once, and not for what is held as spam', async () => {
    const field = {
      key: 'qletter',
      type: 'newsletter',
      label: 'Send me articles',
      help: '',
      options: [],
    } as const;
    const { fields } = exampleFormDraft();
    const withNewsletter = (...all: { isRequired: boolean }[]) => [
      ...fields,
      ...all.map((part, at) => ({ ...field, key: `${field.key}${at}`, options: [], ...part })),
    ];
    const refused = async (...all: { isRequired: boolean }[]) =>
      (await as('editor').post(path, exampleFormDraft({ fields: withNewsletter(...all) }))).body.message;
    expect(await refused({ isRequired: true })).toBe('A newsletter sign-up is always optional.');
    expect(await refused({ isRequired: false }, { isRequired: false })).toBe(
      'A form can have one newsletter sign-up.',
    );
    const { slug } = await newForm({ fields: withNewsletter({ isRequired: false }) });
    const subscriberOf = (email: string) => Subscriber.findOne({ emailNorm: email }).lean();
    const [yes, no, spam] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
    const body = valid({ email: yes, qletter0: true });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const clicks = await Promise.all([1, 2, 3].map(() => send(slug, body, headers)));
    const reference = clicks[0]?.body.reference;
    const subscriber = await subscriberOf(yes);
    expect(subscriber).toMatchObject({ status: 'pending', place: 'form' });
    expect(subscriber?.proofs).toMatchObject([
      { action: 'ask', consentText: subscriptionConsent.text('Northwind') },
    ]);
    const lead = (await as('editor').get(`/api/admin/leads/${reference}`)).body;
    expect(lead.answers.at(-1)).toMatchObject({ label: field.label, type: 'newsletter', value: true });
    await send(slug, body, headers);
    expect((await subscriberOf(yes))?.proofs).toHaveLength(1);
    // The first request stored the lead and failed after it.
    await Subscriber.deleteOne({ emailNorm: yes });
    await send(slug, body, headers);
    expect(await subscriberOf(yes)).toMatchObject({ status: 'pending' });
    await send(slug, valid({ email: no, qletter0: false }));
    const held = valid({ email: spam, qletter0: true });
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    await send(slug, { ...held, website: 'x' }, key);
    await send(slug, held, key);
    expect([await subscriberOf(no), await subscriberOf(spam)]).toEqual([null, null]);
  });

  test('are not accepted by a closed form', async () => {
    const { slug } = await newForm({ name: 'Closed', isOpen: false });
    expect((await send(slug)).status).toBe(404);
    expect((await server.visitor().get(`/api/forms/${slug}`)).status).toBe(404);
  });
});

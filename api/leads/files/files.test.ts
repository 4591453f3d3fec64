import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Role } from '../../identity/users/contract';
import { AuditLog } from '../../platform/audit/model';
import { waitForMails } from '../../testing';
import { deleteExpiredData } from '../../worker/deleteExpiredData';
import { Enquiry } from '../enquiries/model';
import { FormModel } from '../forms/model';
import type { UploadedFile } from './contract';
import { deleteUnsentFiles } from './deleteFiles';
import { idempotencyKey, isPresent, setUpFormWithFiles, teamEmail } from './files.fixture';
import { AnswerFileContent, AnswerFileModel } from './model';

const {
  as,
  file,
  newForm,
  uploadPath,
  uploaded,
  submission,
  send,
  newLead,
  counts,
  newVisitor,
  serverOf,
  imageOf,
} = setUpFormWithFiles();

describe('an uploaded file', () => {
  test('is encoded again, sent once, and shown to the team by name and size', async () => {
    const one = await uploaded(imageOf(), '../../etc/rack.webp');
    expect(one).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      name: 'rack.jpg',
      bytes: expect.any(Number),
    });
    const document = await PDFDocument.create();
    document.addPage();
    const two = await uploaded(await document.save(), 'Plan.txt');
    expect(two.name).toBe('Plan.pdf');
    const { body, status } = await send(submission([one, two]));
    expect(status).toBe(200);
    const lead = (await as('editor').get(`/api/admin/leads/${body.reference}`)).body;
    const { answers } = lead;
    expect(answers).toEqual([
      {
        label: 'Photos of your rack',
        type: 'file',
        value: 'rack.jpg, Plan.pdf',
        files: [
          { id: expect.any(String), name: 'rack.jpg', mime: 'image/jpeg', bytes: one.bytes },
          { id: expect.any(String), name: 'Plan.pdf', mime: 'application/pdf', bytes: two.bytes },
        ],
      },
    ]);
    const contact = (await as('editor').get(`/api/admin/leads/${body.reference}/contact`)).body;
    expect(contact.timeline).toMatchObject([{ title: 'Lunch and learn', files: answers[0].files }]);
    const masked = (await as('viewer').get(`/api/admin/leads/${body.reference}`)).body;
    expect(masked.answers).toEqual([
      { label: 'Photos of your rack', type: 'file', value: 'Hidden for your role.' },
    ]);
    const hidden = (await as('viewer').get(`/api/admin/leads/${body.reference}/contact`)).body;
    expect(hidden.timeline[0]).not.toHaveProperty('files');
    const mails = await waitForMails(serverOf().mailFolder, teamEmail);
    expect(mails.find(({ subject }) => subject?.includes(body.reference))?.text).toContain(
      'rack.jpg, Plan.pdf',
    );
    const found = (await as('editor').get('/api/admin/leads?q=plan.pdf')).body;
    expect(found.items.map(({ reference }: { reference: string }) => reference)).toEqual([body.reference]);
    const { content } = await AnswerFileContent.findById(answers[0].files[0].id).orFail();
    const metadata = await sharp(content).metadata();
    expect([metadata.format, metadata.width, metadata.exif]).toEqual(['jpeg', 330, undefined]);
  });

  test('is downloaded by editors only, as an attachment, and the audit log has it', async () => {
    const { path, reference, id } = await newLead();
    const reply = await fetch(serverOf().url + path, { headers: { cookie: cookieOf('editor') } });
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename=rack.jpg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width).toBe(330);
    const entries = await AuditLog.find({ action: 'download a file of a lead', entityId: reference }).lean();
    expect(entries).toHaveLength(1);
    expect((await as('viewer').get(path)).status).toBe(403);
    expect((await newVisitor().get(path)).status).toBe(401);
    const other = await newLead();
    expect((await as('editor').get(`/api/admin/leads/${other.reference}/files/${id}`)).status).toBe(404);
    expect((await as('editor').get(`/api/admin/leads/EM-NONE/files/${id}`)).status).toBe(404);
    const unsent = await AnswerFileModel.findOne({ tokenHash: hashOf((await uploaded()).token) }).orFail();
    expect((await as('editor').get(`/api/admin/leads/${reference}/files/${unsent._id}`)).status).toBe(404);
    expect((await newVisitor().get(`/api/media/${id}`)).status).toBe(404);
  });
});

const cookieOf = (role: Role) => [...as(role).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

describe('a token', () => {
  const chooseAgain = { qfiles: 'This upload has expired. Please choose the file again.' };
  const refusal = async (files: UploadedFile[], form?: string) => {
    const { status, body } = await send(submission(files), idempotencyKey(), form);
    return [status, body.fieldErrors];
  };

  test('sends its file with one submission, however often that is repeated', async () => {
    const one = await uploaded();
    const [body, headers] = [submission([one]), idempotencyKey()];
    const replies = await Promise.all([send(body, headers), send(body, headers), send(body, headers)]);
    expect(new Set(replies.map((reply) => reply.body.reference)).size).toBe(1);
    expect(await refusal([one])).toEqual([400, chooseAgain]);
    expect(await AnswerFileModel.findOne().lean()).toMatchObject({ emailNorm: body.answers[1]?.value });
    expect(await AnswerFileModel.exists({ claimedAt: isPresent })).toBeNull();
  });

  test('is bound to its form and field, expires after an hour, and cannot be guessed or named twice', async () => {
    const one = await uploaded();
    expect(await refusal([{ ...one, token: 'x'.repeat(43) }])).toEqual([400, chooseAgain]);
    expect(await refusal([one, one])).toEqual([400, chooseAgain]);
    expect(await refusal([one], (await newForm()).slug)).toEqual([400, chooseAgain]);
    expect(await refusal([await uploaded(imageOf(), 'a.jpg', 'qother')])).toEqual([400, chooseAgain]);
    expect(await refusal([{ ...one, token: '' }])).toEqual([
      400,
      { qfiles: expect.stringContaining('not uploaded yet') },
    ]);
    const createdAt = new Date(Date.now() - 61 * 60_000);
    await AnswerFileModel.collection.updateMany({}, { $set: { createdAt } });
    expect(await refusal([one])).toEqual([400, chooseAgain]);
    expect(await Enquiry.countDocuments()).toBe(0);
  });

  test('needs an Idempotency-Key, and is free again when the form is refused', async () => {
    const one = await uploaded();
    expect((await send(submission([one]), {})).status).toBe(400);
    const headers = idempotencyKey();
    await send(submission([]), headers);
    expect((await send(submission([one]), headers)).body.code).toBe('key_reused');
    expect(await AnswerFileModel.findOne().lean()).toMatchObject({ leadId: null });
    expect((await send(submission([one]))).status).toBe(200);
  });
});

describe('a field', () => {
  test('takes three files, and one where it is required', async () => {
    const files = [];
    // Their names are cut to what the form accepts.
    for (let at = 0; at < 4; at += 1)
      files.push(await uploaded(imageOf(), `${'A long name '.repeat(12)}${at}.jpg`));
    expect((await send(submission(files))).status).toBe(400);
    expect((await send(submission(files.slice(0, 3)))).status).toBe(200);
    const { slug } = await newForm(file({ isRequired: true }));
    const required = (answers: object) => send(answers, idempotencyKey(), slug);
    expect((await required(submission([]))).body.fieldErrors).toEqual({ qfiles: 'Please choose a file.' });
    const text = { answers: [...submission([]).answers.slice(0, 2), { key: 'qfiles', value: 'text' }] };
    expect((await required(text)).body.fieldErrors).toEqual({ qfiles: 'Please choose the files again.' });
  });

  test('is one of at most three in a form', async () => {
    const reply = await newForm(
      ...[1, 2, 3, 4].map((at) => file({ key: `qfile${at}`, label: `File ${at}` })),
    );
    expect(reply.fieldErrors.fields).toBe('A form can have at most 3 questions for files.');
  });

  test('takes no files of other sites, for other fields, or for a closed form', async () => {
    const visitor = newVisitor();
    const elsewhere = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await visitor.upload(uploadPath(), imageOf(), 'a.jpg', elsewhere)).status).toBe(403);
    for (const path of [uploadPath('name'), uploadPath('qnone'), uploadPath('qfiles', 'none')]) {
      expect((await visitor.upload(path, imageOf(), 'a.jpg')).status).toBe(404);
      expect((await visitor.get(path)).status).toBe(404);
    }
    expect((await visitor.get(uploadPath())).status).toBe(204);
    await FormModel.updateMany({}, { isOpen: false });
    expect((await visitor.get(uploadPath())).status).toBe(404);
    expect(await counts()).toEqual([0, 0]);
  });
});

describe('files are deleted', () => {
  const later = (minutes: number) => Date.now() + minutes * 60_000;

  test('an hour after they were uploaded, if no form was sent with them', async () => {
    await uploaded();
    const { id } = await newLead();
    await deleteUnsentFiles(later(60));
    expect(await counts()).toEqual([2, 2]);
    await deleteUnsentFiles(later(71));
    expect(await AnswerFileModel.distinct('_id')).toEqual([id]);
    expect(await counts()).toEqual([1, 1]);
  });

  test('when storing their lead was interrupted; those of a stored lead stay', async () => {
    const lost = await newLead();
    const kept = await newLead();
    await Enquiry.deleteOne({ reference: lost.reference });
    await AnswerFileModel.updateMany({}, { claimedAt: new Date() });
    await deleteUnsentFiles(later(71));
    expect(await AnswerFileModel.find().lean()).toEqual([expect.objectContaining({ _id: kept.id })]);
    expect(await AnswerFileModel.exists({ claimedAt: isPresent })).toBeNull();
  });

  test('with their lead, after its retention', async () => {
    const { reference } = await newLead();
    const { id } = await newLead();
    await Enquiry.collection.updateOne(
      { reference },
      { $set: { createdAt: new Date(Date.now() - 731 * 86_400_000) } },
    );
    await deleteExpiredData();
    expect(await AnswerFileModel.distinct('_id')).toEqual([id]);
    expect(await counts()).toEqual([1, 1]);
  });

  test('with their person, whose export has them', async () => {
    const email = `${crypto.randomUUID()}@Example.com`;
    const { reference } = await newLead(email);
    await newLead();
    const contact = `/api/admin/leads/${reference}/contact/export`;
    const { records } = (await as('admin').get(`${contact}?format=json`)).body;
    expect(records.Files).toEqual([
      expect.objectContaining({
        name: 'rack.jpg',
        lead: reference,
        content: expect.stringMatching(/^data:image\/jpeg;base64,/),
      }),
    ]);
    expect((await as('admin').get(contact)).body).toMatch(
      /<a download="rack.jpg" href="data:image\/jpeg;base64,[^"]+">/,
    );
    const table = (await as('admin').get('/api/admin/leads/export?format=csv')).body;
    expect(table).toContain('Photos of your rack: rack.jpg');
    const erased = await as('admin').post('/api/admin/erasures', { reference, email });
    expect(erased.body.records).toEqual(expect.arrayContaining([{ title: 'Files', count: 1 }]));
    expect(await counts()).toEqual([1, 1]);
  });
});

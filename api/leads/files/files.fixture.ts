import mongoose from 'mongoose';
import type { Role } from '../../identity/users/contract';
import { createImage, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Enquiry } from '../enquiries/model';
import type { FormDraft } from '../forms/contract';
import { exampleFormDraft } from '../forms/example';
import { FormModel } from '../forms/model';
import type { UploadedFile } from './contract';
import { AnswerFileContent, AnswerFileModel } from './model';

export const teamEmail = 'team@example.com';
export const isPresent = mongoose.trusted({ $exists: true });

/** A server with a form that asks for files, new for each test of a file. */
export function setUpFormWithFiles() {
  let server: TestServer;
  const members = new Map<Role, Visitor>();
  let jpeg: Buffer;
  let slug: string;
  beforeAll(async () => {
    server = await startServer({ MAIL_TO: teamEmail });
    for (const role of ['admin', 'editor', 'viewer'] as const)
      members.set(role, await server.signInAs((await createMember({ role }))._id));
    jpeg = await createImage(330, 60)
      .jpeg()
      .withMetadata({ exif: { IFD0: { Copyright: 'Location' } } })
      .toBuffer();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await Promise.all([
      FormModel.deleteMany({}),
      Enquiry.deleteMany({}),
      AnswerFileModel.deleteMany({}),
      AnswerFileContent.deleteMany({}),
    ]);
    slug = (await newForm()).slug;
  });

  const as = (role: Role) => members.get(role) as Visitor;
  const file = (part: Partial<FormDraft['fields'][number]> = {}) => ({
    key: 'qfiles',
    type: 'file' as const,
    label: 'Photos of your rack',
    help: '',
    isRequired: false,
    options: [],
    ...part,
  });
  const newForm = async (...fields: FormDraft['fields']) => {
    const known = exampleFormDraft().fields.slice(0, 2);
    const added = fields.length ? fields : [file(), file({ key: 'qother' })];
    return (await as('editor').post('/api/admin/forms', exampleFormDraft({ fields: [...known, ...added] })))
      .body;
  };
  const uploadPath = (key = 'qfiles', form = slug) => `/api/forms/${form}/fields/${key}/files`;
  const upload = (bytes: Uint8Array = jpeg, name = 'rack.jpg', key = 'qfiles', visitor = server.visitor()) =>
    visitor.upload(uploadPath(key), bytes, name);
  const uploaded = async (...args: Parameters<typeof upload>): Promise<UploadedFile> =>
    (await upload(...args)).body;
  const submission = (files: UploadedFile[], email = `${crypto.randomUUID()}@example.com`) => ({
    answers: [
      { key: 'name', value: 'Dana Example' },
      { key: 'email', value: email },
      { key: 'qfiles', value: files },
    ],
  });
  const send = (body: object, headers: Record<string, string> = idempotencyKey(), form = slug) =>
    server.visitor().post(`/api/forms/${form}`, body, { 'X-Form-Seconds': '30', ...headers });
  /** A lead with one file. */
  async function newLead(email?: string) {
    const { body } = await send(submission([await uploaded()], email));
    const record = await AnswerFileModel.findOne({ emailNorm: isPresent })
      .sort({ createdAt: -1 })
      .lean()
      .orFail();
    return {
      reference: body.reference as string,
      id: record._id,
      path: `/api/admin/leads/${body.reference}/files/${record._id}`,
    };
  }
  const counts = async () => [
    await AnswerFileModel.countDocuments(),
    await AnswerFileContent.countDocuments(),
  ];

  return {
    as,
    file,
    newForm,
    uploadPath,
    upload,
    uploaded,
    submission,
    send,
    newLead,
    counts,
    newVisitor: (address?: string) => server.visitor(address),
    serverOf: () => server,
    imageOf: () => jpeg,
  };
}

export const idempotencyKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });

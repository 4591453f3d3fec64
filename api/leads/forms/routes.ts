import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { markNewMediaUsed } from '../../media/markMediaUsed';
import { slugify } from '../../platform/contracts/slugify';
import { conflict, notFound, unprocessable } from '../../platform/errors/HttpError';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import {
  createForm,
  createFormEnquiry,
  deleteForm,
  editForm,
  type FormDraft,
  type FormEntry,
  formLimits,
  getForm,
  getPublicForm,
  listForms,
} from './contract';
import { findFormUse } from './findFormUse';
import { findOpenForm } from './findOpenForm';
import { FormerFormSlug, FormModel, type FormRecord } from './model';
import { normalizeForm } from './normalizeForm';
import { mayEditForms, mayListForms } from './policy';
import { type RequestNewsletter, receiveForm } from './receiveForm';
import { SYSTEM_SLUG, systemForm } from './systemForm';
import { formUploadRoutes } from './uploadRoutes';

/** The forms of the team, and what visitors send with them. */
export function formRoutes(api: Api, requestNewsletter: RequestNewsletter): void {
  addRoute(api, getPublicForm, anyone, async ({ params, res }) => {
    const form = await findOpenForm(params.slug);
    res.set('Cache-Control', 'public, max-age=5');
    const { slug, title, intro, fields, button, consent, consents } = form;
    return { slug, title, intro, fields, button, consent: { text: consent, version: consents.length } };
  });

  addRoute(
    api,
    createFormEnquiry,
    anyone,
    async ({ params, body, req }) =>
      receiveForm(api, req, await findOpenForm(params.slug), body, requestNewsletter),
    { deadline: 14.5 },
  );

  formUploadRoutes(api);
  managementRoutes(api);
}

function managementRoutes(api: Api): void {
  const byName = { name: 1, _id: 1 } as const;

  addRoute(api, listForms, mayListForms, async ({ query }) => {
    const maxCount = formLimits.forms;
    const page = await readPage(FormModel, query, { order: byName, maxCount, countIndex: byName });
    const { records, total, ...rest } = page;
    const items = records.map(toFormEntry);
    return { ...rest, total: total + 1, items: query.cursor ? items : [systemForm, ...items] };
  });

  addRoute(api, getForm, mayListForms, async ({ params }) =>
    params.id === systemForm.id ? systemForm : toFormEntry(await findForm(params.id)),
  );

  addRoute(api, createForm, mayEditForms, async ({ body, audit }) => {
    const draft = await normalizeForm(body);
    await assertBelowLimit(FormModel, { limit: formLimits.forms }, () =>
      unprocessable('too_many_forms', `The limit is ${formLimits.forms} forms.`),
    );
    const slug = await findFreeSlug(draft.name);
    await markNewMediaUsed(draft.afterTo);
    const [created] = await FormModel.create([{ ...draft, slug, consents: [draft.consent] }]);
    const form = toFormEntry((created as NonNullable<typeof created>).toObject());
    audit(form.id, undefined, form);
    return form;
  });

  addRoute(api, editForm, mayEditForms, async ({ params, body, version, audit }) => {
    refuseSystemForm(params.id);
    const before = await findForm(params.id);
    const draft = await normalizeForm(body, before);
    await markNewMediaUsed(draft.afterTo, before.afterTo);
    const hasNewConsent = draft.consent !== before.consent;
    const after = await editAtVersion(FormModel, { _id: before._id }, version, {
      $set: draft,
      ...(hasNewConsent && { $push: { consents: draft.consent } }),
    });
    audit(before._id, toFormEntry(before), toFormEntry(after));
    return toFormEntry(after);
  });

  addRoute(api, deleteForm, mayEditForms, async ({ params, version, audit }): Promise<undefined> => {
    refuseSystemForm(params.id);
    const form = await findForm(params.id);
    const user = await findFormUse(form.slug);
    if (user) throw conflict(`The landing page “${user}” uses this form. Remove it there first.`);
    const deleted = await deleteAtVersion(FormModel, { _id: form._id }, version);
    await FormerFormSlug.updateOne({ _id: form.slug }, { deletedAt: new Date() }, { upsert: true });
    audit(form._id, toFormEntry(deleted));
  });
}

async function findForm(id: string): Promise<FormRecord> {
  const form = await FormModel.findById(id).lean<FormRecord>();
  if (!form) throw notFound();
  return form;
}

function refuseSystemForm(id: string): void {
  if (id === systemForm.id)
    throw conflict('The contact form is part of the site. It can’t be changed or deleted.');
}

/** The slug of a name; with a number where another form has it, or had it before it was deleted. */
async function findFreeSlug(name: string): Promise<string> {
  const base = slugify(name).slice(0, 60).replace(/-+$/, '') || 'form';
  const similar = mongoose.trusted({ $regex: `^${base}(-|$)` });
  const [current, former] = await Promise.all([
    FormModel.distinct('slug', { slug: similar }),
    FormerFormSlug.distinct('_id', { _id: similar }),
  ]);
  const taken = new Set([SYSTEM_SLUG, ...current, ...former]);
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

function toFormEntry(record: FormRecord): FormEntry {
  const { _id, consents: _, createdAt: _created, updatedAt, ...form } = record;
  return { id: _id, ...(form satisfies FormDraft), isSystem: false, updatedAt: updatedAt.toISOString() };
}

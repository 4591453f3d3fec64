import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { findContact } from '../contacts/contactMerges';
import { findLead } from '../pipeline/findLead';
import { findLeadMembers } from '../pipeline/leadMembers';
import { canSeePersonalDetails, mayListLeads } from '../pipeline/policy';
import {
  createLeadNote,
  createLeadTask,
  editLeadNote,
  editLeadTask,
  getLeadAgenda,
  getLeadWork,
  getTask,
  listLeadMembers,
  listTasks,
  type TaskRow,
} from './contract';
import { findTasks } from './findTasks';
import { LeadTaskModel, type LeadTaskRecord } from './model';
import { createNote, editNote, findNote } from './notes';
import { mayEditNote, mayEditTasks, mayGetLeadWork, mayWriteNotes } from './policy';
import { readAgenda, withPeople } from './readAgenda';
import { createTask, editTask, findTask } from './tasks';
import { readWork, toNoteView, toTaskView } from './workView';

/** Notes and tasks of leads. They belong to the contact, so that all leads of a person show them. */
export function leadWorkRoutes(api: Api): void {
  addRoute(api, listLeadMembers, mayListLeads, async () =>
    (await findLeadMembers()).map(({ _id, name }) => ({ id: _id, name })),
  );

  addRoute(api, getLeadAgenda, mayListLeads, ({ user }) => readAgenda(user._id, canSeePersonalDetails(user)));

  addRoute(api, listTasks, mayGetLeadWork, ({ query, user }) =>
    findTasks(query, user._id, canSeePersonalDetails(user)),
  );

  addRoute(api, getTask, mayGetLeadWork, async ({ params, user }) => {
    const deletedAt = mongoose.trusted({ $exists: false });
    const task = await LeadTaskModel.findOne({ _id: params.id, deletedAt }).lean<LeadTaskRecord>();
    authorize(mayGetLeadWork, user, task);
    const [shown] = await withPeople([task], canSeePersonalDetails(user));
    return shown as TaskRow;
  });

  addRoute(api, getLeadWork, mayGetLeadWork, async ({ params, user }) => {
    const lead = await findLead(params.reference);
    authorize(mayGetLeadWork, user, lead);
    return readWork(lead.emailNorm, canSeePersonalDetails(user));
  });

  noteRoutes(api);
  taskRoutes(api);
}

function noteRoutes(api: Api): void {
  addRoute(api, createLeadNote, mayWriteNotes, async ({ params, body, user, audit }) => {
    const lead = await findLead(params.reference);
    authorize(mayWriteNotes, user, lead);
    const note = toNoteView(await createNote(lead, body.text, user, api.env.mailFrom), true);
    audit(lead.reference, undefined, note);
    api.onMailQueued();
    return note;
  });

  addRoute(api, editLeadNote, mayEditNote, async ({ params, body, version, user, audit }) => {
    const lead = await findLead(params.reference);
    authorize(mayWriteNotes, user, lead);
    const { emails } = await findContact(lead.emailNorm);
    const before = await findNote(emails, params.id);
    authorize(mayEditNote, user, before);
    const after = await editNote(before, body, { version, mailFrom: api.env.mailFrom });
    audit(lead.reference, toNoteView(before, true), toNoteView(after, true));
    api.onMailQueued();
    return toNoteView(after, true);
  });
}

function taskRoutes(api: Api): void {
  addRoute(api, createLeadTask, mayEditTasks, async ({ params, body, user, audit }) => {
    const lead = await findLead(params.reference);
    authorize(mayEditTasks, user, lead);
    const task = await toTaskView(await createTask(lead, body, user._id), true);
    audit(lead.reference, undefined, task);
    return task;
  });

  addRoute(api, editLeadTask, mayEditTasks, async ({ params, body, version, user, audit }) => {
    const lead = await findLead(params.reference);
    authorize(mayEditTasks, user, lead);
    const { emails } = await findContact(lead.emailNorm);
    const before = await findTask(emails, params.id);
    const after = await toTaskView(await editTask(before, body, version), true);
    audit(lead.reference, await toTaskView(before, true), after);
    return after;
  });
}

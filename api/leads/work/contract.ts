import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  calendarDay,
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  optional,
  paged,
  pageQuery,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { LeadSummary } from '../pipeline/contract';

/** A member who may own leads and tasks and can be mentioned in notes. */
export const LeadMember = object({ id: string(), name: string() });
export type LeadMember = Infer<typeof LeadMember>;

/** What a member wrote about a person. It belongs to the contact: all leads of the person show it. */
export const LeadNote = object({
  id: string(),
  /** The lead it was written at. */
  reference: string(),
  text: personal(string()),
  /** Names of the members who were mentioned and emailed. */
  mentions: array(string()),
  by: string(),
  byId: string(),
  at: timestamp(),
  editedAt: nullableTimestamp(),
  isDeleted: boolean(),
  version: integer(),
});
export type LeadNote = Infer<typeof LeadNote>;

/** A next step. It belongs to the contact, like a note. */
export const LeadTask = object({
  id: string(),
  /** The lead it was created at. */
  reference: string(),
  title: personal(string()),
  /** A day in Central Time. */
  dueOn: string(),
  assigneeId: documented(nullable(string()), { type: ['string', 'null'] }),
  assignee: documented(nullable(string()), { type: ['string', 'null'] }),
  doneAt: nullableTimestamp(),
  /** Open after its day. */
  isOverdue: boolean(),
  isDeleted: boolean(),
  version: integer(),
});
export type LeadTask = Infer<typeof LeadTask>;

/** The notes and tasks of the person who sent a lead: the latest 100 notes, all open and the latest done tasks. */
export const LeadWork = object({ notes: array(LeadNote), tasks: array(LeadTask) });
export type LeadWork = Infer<typeof LeadWork>;

/** What one person can have at most. */
export const workLimits = { notes: 1000, openTasks: 50 };

const noteText = () =>
  personal(text({ min: 1, max: 4000, label: 'The note', message: 'Please enter a note.' }));
const taskTitle = () =>
  personal(text({ min: 1, max: 200, label: 'The task', message: 'Please enter what to do.' }));
const day = () => calendarDay('Please choose a day.');
const member = () =>
  documented(nullable(text({ min: 1, max: 40, label: 'The member' })), { type: ['string', 'null'] });

/** `@` and the name of a member mentions that member, who gets an email. */
export const LeadNoteDraft = object({ text: noteText() });
export type LeadNoteDraft = Infer<typeof LeadNoteDraft>;

/** A deleted note can be restored for 30 days. */
export const LeadNoteChange = object({ text: optional(noteText()), isDeleted: optional(boolean()) });
export type LeadNoteChange = Infer<typeof LeadNoteChange>;

/** Without an assignee, it belongs to the member who creates it; null for nobody. */
export const LeadTaskDraft = object({ title: taskTitle(), dueOn: day(), assigneeId: optional(member()) });
export type LeadTaskDraft = Infer<typeof LeadTaskDraft>;

export const LeadTaskChange = object({
  title: optional(taskTitle()),
  dueOn: optional(day()),
  assigneeId: optional(member()),
  isDone: optional(boolean()),
  /** A deleted task can be restored for 30 days. */
  isDeleted: optional(boolean()),
});
export type LeadTaskChange = Infer<typeof LeadTaskChange>;

/** A task with the person of its lead. */
export const TaskRow = object({ ...LeadTask.schema, name: personal(string()), company: string() });
export type TaskRow = Infer<typeof TaskRow>;

export const taskStateOptions = [
  { value: 'overdue', label: 'overdue' },
  { value: 'done', label: 'done' },
] as const;

export const TaskQuery = object({
  /** The ID of a member; `all` for everybody, `none` for tasks without an assignee. The caller by default. */
  assignee: optional(text({ max: 40, label: 'The assignee' })),
  /** Open tasks by default. */
  state: optional(
    choice(
      taskStateOptions.map(({ value }) => value),
      'Please choose overdue or done.',
    ),
  ),
  /** By day, the first one first by default. */
  sort: optional(choice(['first', 'last'], 'Please choose an order.')),
  ...pageQuery(),
});
export type TaskQuery = Infer<typeof TaskQuery>;

export const TaskPage = object(paged(TaskRow));
export type TaskPage = Infer<typeof TaskPage>;

/** What needs the member's attention: own open tasks that are due, leads without a response in time, and unanswered emails. */
export const LeadAgenda = object({
  /** The first 20 by day, due within a week. */
  tasks: array(TaskRow),
  /** The first 20 in order of receipt. */
  overdue: array(LeadSummary),
  overdueCount: integer(),
  /** Whether more than `overdueCount` leads may be overdue. */
  isMore: boolean(),
  /** The 20 leads who have waited longest for an answer to an email. */
  waiting: array(LeadSummary),
});
export type LeadAgenda = Infer<typeof LeadAgenda>;

export const listLeadMembers = endpoint({
  method: 'GET',
  path: '/admin/leads/members',
  returns: array(LeadMember),
  summary: 'The active members who may own leads, by name.',
});

export const getLeadAgenda = endpoint({
  method: 'GET',
  path: '/admin/leads/agenda',
  returns: LeadAgenda,
  summary:
    'The member’s open tasks of the coming week, leads whose first response is overdue, and leads who wait for an answer.',
});

export const getLeadWork = endpoint({
  method: 'GET',
  path: '/admin/leads/:reference/work',
  returns: LeadWork,
  summary: 'The notes and tasks of the person who sent a lead.',
});

export const createLeadNote = endpoint({
  method: 'POST',
  path: '/admin/leads/:reference/notes',
  body: LeadNoteDraft,
  returns: LeadNote,
  status: 201,
  summary: 'Adds a note. Mentioned members get it by email.',
});

export const editLeadNote = endpoint({
  method: 'PATCH',
  path: '/admin/leads/:reference/notes/:id',
  body: LeadNoteChange,
  returns: LeadNote,
  ifMatch: true,
  summary:
    'Changes, deletes or restores a note; its author and admins may. Newly mentioned members get an email.',
});

export const createLeadTask = endpoint({
  method: 'POST',
  path: '/admin/leads/:reference/tasks',
  body: LeadTaskDraft,
  returns: LeadTask,
  status: 201,
  summary: 'Adds a task. On the morning of its day the assignee gets an email.',
});

export const editLeadTask = endpoint({
  method: 'PATCH',
  path: '/admin/leads/:reference/tasks/:id',
  body: LeadTaskChange,
  returns: LeadTask,
  ifMatch: true,
  summary: 'Changes, completes, reopens, deletes or restores a task.',
});

export const listTasks = endpoint({
  method: 'GET',
  path: '/admin/tasks',
  query: TaskQuery,
  returns: TaskPage,
  summary:
    'Lists tasks by day, 25 per page unless `limit` (1 to 100) says otherwise: the caller’s open ones by default.',
});

export const getTask = endpoint({
  method: 'GET',
  path: '/admin/tasks/:id',
  returns: TaskRow,
  summary: 'One task with the person of its lead. It is changed under its lead.',
});

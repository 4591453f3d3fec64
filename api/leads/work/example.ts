import type { LeadAgenda, LeadNote, LeadTask, LeadWork, TaskPage, TaskRow } from './contract';

export function exampleNote(part: Partial<LeadNote> = {}): LeadNote {
  return {
    id: 'note-1',
    reference: 'EM-4F7K22QZ',
    text: 'Wants an offer before Thanksgiving.',
    mentions: [],
    by: 'Robin Example',
    byId: 'member-1',
    at: '2026-11-20T15:10:00.000Z',
    editedAt: null,
    isDeleted: false,
    version: 1,
    ...part,
  };
}

export function exampleTask(part: Partial<LeadTask> = {}): LeadTask {
  return {
    id: 'task-1',
    reference: 'EM-4F7K22QZ',
    title: 'Send the offer',
    dueOn: '2026-11-24',
    assigneeId: 'member-1',
    assignee: 'Robin Example',
    doneAt: null,
    isOverdue: false,
    isDeleted: false,
    version: 1,
    ...part,
  };
}

export function exampleWork(part: Partial<LeadWork> = {}): LeadWork {
  return { notes: [exampleNote()], tasks: [exampleTask()], ...part };
}

export function exampleAgenda(part: Partial<LeadAgenda> = {}): LeadAgenda {
  return { tasks: [], overdue: [], overdueCount: 0, isMore: false, waiting: [], ...part };
}

export function exampleTaskRow(part: Partial<TaskRow> = {}): TaskRow {
  return { ...exampleTask(), name: 'Dana Example', company: 'Example Build', ...part };
}

export function exampleTaskPage(items: TaskRow[] = [exampleTaskRow()]): TaskPage {
  return { items, nextCursor: null, total: items.length, isMore: false };
}

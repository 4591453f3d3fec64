import mongoose, { type QueryFilter } from 'mongoose';
import { readPage } from '../../platform/records/readPage';
import type { TaskPage, TaskQuery } from './contract';
import { LeadTaskModel, type LeadTaskRecord } from './model';
import { getOfficeDay } from './officeDay';
import { withPeople } from './readAgenda';

const MAX_COUNTED = 2_000;
const orders = { first: { dueOn: 1, _id: 1 }, last: { dueOn: -1, _id: -1 } } as const;

/** One page of tasks by day: by default the open ones of the member. */
export async function findTasks(
  query: TaskQuery,
  memberId: string,
  canSeePersonal: boolean,
): Promise<TaskPage> {
  const { records, ...page } = await readPage(LeadTaskModel, query, {
    filter: await filterOf(query, memberId),
    order: orders[query.sort ?? 'first'],
    maxCount: MAX_COUNTED,
    countIndex:
      query.assignee === 'all'
        ? { isOpen: 1, dueOn: 1, _id: 1 }
        : { assigneeId: 1, isOpen: 1, dueOn: 1, _id: 1 },
  });
  return { ...page, items: await withPeople(records, canSeePersonal) };
}

async function filterOf(
  { assignee = '', state }: TaskQuery,
  memberId: string,
): Promise<QueryFilter<LeadTaskRecord>> {
  const isDone = state === 'done';
  return {
    ...(assignee === 'none' && { assigneeId: mongoose.trusted({ $exists: false }) }),
    ...(assignee !== 'none' && assignee !== 'all' && { assigneeId: assignee || memberId }),
    isOpen: !isDone,
    ...(isDone && {
      doneAt: mongoose.trusted({ $exists: true }),
      deletedAt: mongoose.trusted({ $exists: false }),
    }),
    ...(state === 'overdue' && { dueOn: mongoose.trusted({ $lt: await getOfficeDay() }) }),
  };
}

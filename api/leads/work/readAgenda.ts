import mongoose from 'mongoose';
import { countUpTo } from '../../platform/records/readPage';
import { listDays } from '../../platform/time/localTime';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { maskName, readSurroundings, toLeadSummary } from '../pipeline/leadView';
import { overdueFilter } from '../pipeline/responseClock';
import type { LeadAgenda, TaskRow } from './contract';
import { LeadTaskModel, type LeadTaskRecord } from './model';
import { getOfficeDay } from './officeDay';
import { toTaskViews } from './workView';

const MAX_SHOWN = 20;
/** Overdue leads are counted up to here. */
const MAX_COUNT = 300;
const DAYS = 7;

/** What needs a member's attention. */
export async function readAgenda(memberId: string, canSeePersonal: boolean): Promise<LeadAgenda> {
  const lastDay = listDays(await getOfficeDay(), DAYS).at(-1) ?? '';
  const isLate = await overdueFilter();
  const [tasks, overdue, late, waiting] = await Promise.all([
    LeadTaskModel.find({ assigneeId: memberId, isOpen: true, dueOn: mongoose.trusted({ $lte: lastDay }) })
      .sort({ dueOn: 1 })
      .limit(MAX_SHOWN)
      .lean<LeadTaskRecord[]>(),
    Enquiry.find(isLate).sort({ createdAt: 1, _id: 1 }).limit(MAX_SHOWN).lean<EnquiryRecord[]>(),
    countUpTo(Enquiry, isLate, MAX_COUNT),
    Enquiry.find({ waitingSince: mongoose.trusted({ $exists: true }) })
      .sort({ waitingSince: 1 })
      .limit(MAX_SHOWN)
      .lean<EnquiryRecord[]>(),
  ]);
  const surroundings = await readSurroundings([...overdue, ...waiting]);
  const summaryOf = (lead: EnquiryRecord) => toLeadSummary(lead, canSeePersonal, surroundings);
  return {
    tasks: await withPeople(tasks, canSeePersonal),
    overdue: overdue.map(summaryOf),
    overdueCount: late.total,
    isMore: late.isMore,
    waiting: waiting.map(summaryOf),
  };
}

/** Tasks with the people of their leads. */
export async function withPeople(tasks: LeadTaskRecord[], canSeePersonal: boolean): Promise<TaskRow[]> {
  const references = mongoose.trusted({ $in: tasks.map(({ reference }) => reference) });
  const leads = await Enquiry.find({ reference: references }, { reference: 1, name: 1, company: 1 }).lean<
    Pick<EnquiryRecord, 'reference' | 'name' | 'company'>[]
  >();
  const people = new Map(leads.map((lead) => [lead.reference, lead]));
  const views = await toTaskViews(tasks, canSeePersonal);
  return views.map((task) => {
    const { name = '', company = '' } = people.get(task.reference) ?? {};
    return { ...task, name: canSeePersonal ? name : maskName(name), company };
  });
}

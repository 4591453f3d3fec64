import mongoose from 'mongoose';
import { listDays } from '../../platform/time/localTime';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { maskName, readSurroundings, toLeadSummary } from '../pipeline/leadView';
import type { LeadAgenda } from './contract';
import { LeadTaskModel, type LeadTaskRecord } from './model';
import { getOfficeDay } from './officeDay';
import { toTaskViews } from './workView';

const MAX_SHOWN = 20;
/** New leads looked at, oldest first. */
const MAX_READ = 300;
const DAYS = 7;

/** What needs a member's attention. */
export async function readAgenda(memberId: string, canSeePersonal: boolean): Promise<LeadAgenda> {
  const lastDay = listDays(await getOfficeDay(), DAYS).at(-1) ?? '';
  const [tasks, fresh, waiting] = await Promise.all([
    LeadTaskModel.find({ assigneeId: memberId, isOpen: true, dueOn: mongoose.trusted({ $lte: lastDay }) })
      .sort({ dueOn: 1 })
      .limit(MAX_SHOWN)
      .lean<LeadTaskRecord[]>(),
    Enquiry.find({ status: 'new', respondedAt: mongoose.trusted({ $exists: false }) })
      .sort({ createdAt: 1, _id: 1 })
      .limit(MAX_READ)
      .lean<EnquiryRecord[]>(),
    Enquiry.find({ waitingSince: mongoose.trusted({ $exists: true }) })
      .sort({ waitingSince: 1 })
      .limit(MAX_SHOWN)
      .lean<EnquiryRecord[]>(),
  ]);
  const surroundings = await readSurroundings([...fresh, ...waiting]);
  const summaryOf = (lead: EnquiryRecord) => toLeadSummary(lead, canSeePersonal, surroundings);
  const overdue = fresh.map(summaryOf).filter(({ isOverdue }) => isOverdue);
  return {
    tasks: await withPeople(tasks, canSeePersonal),
    overdue: overdue.slice(0, MAX_SHOWN),
    overdueCount: overdue.length,
    isMore: fresh.length === MAX_READ,
    waiting: waiting.map(summaryOf),
  };
}

async function withPeople(tasks: LeadTaskRecord[], canSeePersonal: boolean): Promise<LeadAgenda['tasks']> {
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

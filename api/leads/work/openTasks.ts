import mongoose from 'mongoose';
import { findAddresses } from '../contacts/contactMerges';
import { Contact, type ContactRecord } from '../contacts/model';
import { LeadTaskModel, type LeadTaskRecord } from './model';
import { getOfficeDay } from './officeDay';

/** The email addresses of people with an open task, or with an overdue one: all addresses of each. */
export async function findTaskEmails(isOverdue: boolean): Promise<string[]> {
  const dueOn = isOverdue && { dueOn: mongoose.trusted({ $lt: await getOfficeDay() }) };
  return findAddresses(await LeadTaskModel.distinct('emailNorm', { isOpen: true, ...dueOn }));
}

/** A task as lists of leads mark it. */
interface NextTask {
  dueOn: string;
  isOverdue: boolean;
}

/** The first open task of each person who has one, by these of their addresses. */
export async function findNextTasks(emails: string[]): Promise<Map<string, NextTask>> {
  const found = await Contact.find({ emails: mongoose.trusted({ $in: emails }) }, { emails: 1 }).lean<
    Pick<ContactRecord, 'emails'>[]
  >();
  const personOf = new Map(found.flatMap((person) => person.emails.map((email) => [email, person.emails])));
  const all = [...new Set([...emails, ...personOf.keys()])];
  const tasks = await LeadTaskModel.find(
    { emailNorm: mongoose.trusted({ $in: all }), isOpen: true },
    { emailNorm: 1, dueOn: 1 },
  )
    .sort({ dueOn: 1 })
    .lean<Pick<LeadTaskRecord, 'emailNorm' | 'dueOn'>[]>();
  const today = await getOfficeDay();
  return new Map(
    emails.flatMap((email): [string, NextTask][] => {
      const own = personOf.get(email) ?? [email];
      const dueOn = tasks.find(({ emailNorm }) => own.includes(emailNorm))?.dueOn;
      return dueOn ? [[email, { dueOn, isOverdue: dueOn < today }]] : [];
    }),
  );
}

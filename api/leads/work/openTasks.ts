import mongoose from 'mongoose';
import { findAddresses } from '../contacts/contactMerges';
import { LeadTaskModel } from './model';
import { getOfficeDay } from './officeDay';

/** The email addresses of people with an open task, or with an overdue one: all addresses of each. */
export async function findTaskEmails(isOverdue: boolean): Promise<string[]> {
  const dueOn = isOverdue && { dueOn: mongoose.trusted({ $lt: await getOfficeDay() }) };
  return findAddresses(await LeadTaskModel.distinct('emailNorm', { isOpen: true, ...dueOn }));
}

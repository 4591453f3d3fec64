import mongoose from 'mongoose';
import { notifyTeam } from '../../notifications/notifyTeam';
import type { Env } from '../../platform/configuration/env';
import { findSubscribedMembers } from '../pipeline/leadMembers';
import { Enquiry } from './model';

const hour = 3_600_000;

/** Notifies the team and the members who chose that, once an hour, how many enquiries are in quarantine, if any arrived in the last hour. */
export async function notifyQuarantine(
  env: Pick<Env, 'mailTo' | 'mailFrom'>,
  now = Date.now(),
): Promise<void> {
  const isNew = {
    status: 'quarantined',
    createdAt: mongoose.trusted({ $gte: new Date(now - hour) }),
  } as const;
  if (!(await Enquiry.exists(isNew))) return;
  const waiting = await Enquiry.countDocuments({ status: 'quarantined' });
  const members = await findSubscribedMembers('quarantine');
  await notifyTeam(env, 'quarantine', String(waiting), { now, members: members.map(({ email }) => email) });
}

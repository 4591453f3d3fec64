import mongoose from 'mongoose';
import type { Principal } from '../access/can';
import { User, type UserRecord } from './model';
import { mayManageUsers } from './policy';
import { roles } from './roles';

const day = 86_400_000;

/**
 * Who may approve what somebody asks for another member: people besides the two who have a say over the member. An
 * account is taken for the asker's own where its mail goes to the same mailbox (`me+second@…`), or where it is not yet
 * a day old: whoever may invite could have invited themselves.
 */
export async function approversOf({ _id, role }: UserRecord, asker: Principal): Promise<string[]> {
  const lowest = Math.min(roles.indexOf(role), roles.indexOf(mayManageUsers.role));
  const [self, others] = await Promise.all([
    User.findById(asker._id).select('email').orFail().lean(),
    User.find({
      _id: mongoose.trusted({ $nin: [_id, asker._id] }),
      role: mongoose.trusted({ $in: roles.slice(0, lowest + 1) }),
      status: 'active',
      createdAt: mongoose.trusted({ $lt: new Date(Date.now() - day) }),
    })
      .select('email')
      .lean(),
  ]);
  return others.filter(({ email }) => mailboxOf(email) !== mailboxOf(self.email)).map((other) => other._id);
}

/** Where an address leads: what follows a plus sign is the owner's own affair. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@');

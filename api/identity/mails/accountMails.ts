import type { Letterhead } from '../../platform/mail/Letterhead';
import { type Mail, mailFailure } from '../../platform/mail/transport';
import type { Delivery } from '../../platform/outbox/deliveries';
import type { OutboxEntry } from '../../platform/outbox/outboxEntries';
import { issueToken, type Requester, type TokenPurpose } from '../tokens/oneTimeToken';
import { User, type UserRecord } from '../users/model';
import {
  type Facts,
  factorAddedLetter,
  factorAskedLetter,
  factorLetter,
  factorRemovedLetter,
  forcedResetLetter,
  invitationLetter,
  type Letter,
  passwordLetter,
  resetLetter,
} from './accountLetters';
import type { AccountMailKind, AccountMailRecord } from './model';

/** How long links work, in milliseconds from the moment they were asked for. */
export const linkLives = { 'password reset': 30 * 60_000, invitation: 72 * 3_600_000 } as const;

/** The mails of accounts, by kind. */
export const accountMails: Record<AccountMailKind, Delivery<AccountMailRecord>> = {
  'password reset': linked('password reset', mayReset, resetLetter),
  'forced password reset': linked('password reset', mayReset, forcedResetLetter),
  invitation: linked('invitation', isInvited, invitationLetter),
  'password changed': notice(passwordLetter),
  'factor added': notice(factorAddedLetter),
  'factor removed': notice(factorRemovedLetter),
  'factor reset asked': notice(factorAskedLetter),
  'factor reset': notice(factorLetter),
};

type Write = (facts: Facts) => Letter;

/**
 * A mail with a link, whose token is made at the moment it goes out and kept nowhere: a second try brings a new one,
 * and the newest mail is the one that works. Nothing goes out for an address nobody has, or when the time of the link
 * is over already.
 */
function linked(
  purpose: TokenPurpose,
  isFor: (user: UserRecord, asked: Requester) => boolean,
  write: Write,
): Delivery<AccountMailRecord> {
  return delivered(async (mail, to) => {
    const user = await User.findOne(mail.userId ? { _id: mail.userId } : { email: to }).lean<UserRecord>();
    const expiresAt = new Date(mail.asked.at.getTime() + linkLives[purpose]);
    if (!user || !isFor(user, mail.asked) || expiresAt < new Date()) return undefined;
    return { user, token: await issueToken({ purpose, userId: user._id, asked: mail.asked, expiresAt }) };
  }, write);
}

function notice(write: Write): Delivery<AccountMailRecord> {
  return delivered(async ({ userId }) => {
    const user = await User.findById(userId).lean<UserRecord>();
    return user ? { user, token: '' } : undefined;
  }, write);
}

function delivered(
  prepare: (mail: AccountMailRecord, to: string) => Promise<Pick<Facts, 'user' | 'token'> | undefined>,
  write: Write,
): Delivery<AccountMailRecord> {
  return {
    what: 'mail',
    failure: mailFailure,
    deliver: async (mail, entry, { transport, letterhead }) => {
      const found = await prepare(mail, entry.to);
      if (!found) return 'not wanted';
      const head = await letterhead();
      return transport.send(envelope(entry, head, write({ ...found, mail, head })));
    },
  };
}

function envelope({ messageId, to }: OutboxEntry, head: Letterhead, letter: Letter): Mail {
  return { messageId, to, from: { name: head.name, address: head.from }, ...letter };
}

function mayReset(user: UserRecord, { at }: Requester): boolean {
  return user.status === 'active' && !(user.passwordChangedAt && user.passwordChangedAt > at);
}

function isInvited({ status, invitedAt }: UserRecord, { at }: Requester): boolean {
  return status === 'invited' && invitedAt?.getTime() === at.getTime();
}

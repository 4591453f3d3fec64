import type { Sender } from '../../platform/mail/Sender';
import { describeMailFailure, type Mail } from '../../platform/mail/transport';
import type { Delivery } from '../../platform/outbox/deliveries';
import type { OutboxEntry } from '../../platform/outbox/outboxEntries';
import { issueToken, type Requester, type TokenPurpose } from '../tokens/oneTimeToken';
import { User, type UserRecord } from '../users/model';
import {
  factorAddedTexts,
  factorRemovedTexts,
  factorResetRequestedTexts,
  factorResetTexts,
  forcedResetTexts,
  invitationTexts,
  type MailFacts,
  type MailTexts,
  passwordChangedTexts,
  passwordResetTexts,
} from './accountMailTexts';
import type { AccountMailKind, AccountMailRecord } from './model';

/** Lifetime of links in milliseconds, from the request on. */
export const linkLifetimes = { 'password reset': 30 * 60_000, invitation: 72 * 3_600_000 } as const;

/** The emails about accounts, by kind. */
export const accountMails: Record<AccountMailKind, Delivery<AccountMailRecord>> = {
  'password reset': linked('password reset', mayReset, passwordResetTexts),
  'forced password reset': linked('password reset', mayReset, forcedResetTexts),
  invitation: linked('invitation', isInvited, invitationTexts),
  'password changed': notice(passwordChangedTexts),
  'factor added': notice(factorAddedTexts),
  'factor removed': notice(factorRemovedTexts),
  'factor reset requested': notice(factorResetRequestedTexts),
  'factor reset': notice(factorResetTexts),
};

type Write = (facts: MailFacts) => MailTexts;

/**
 * An email with a link. The token is created when the email is sent and is not stored, so a retry creates a
 * new one and only the newest email works. Nothing is sent for an unknown address or an expired link.
 */
function linked(
  purpose: TokenPurpose,
  isFor: (user: UserRecord, requester: Requester) => boolean,
  write: Write,
): Delivery<AccountMailRecord> {
  return delivered(async (mail, to) => {
    const user = await User.findOne(mail.userId ? { _id: mail.userId } : { email: to }).lean<UserRecord>();
    const expiresAt = new Date(mail.requester.at.getTime() + linkLifetimes[purpose]);
    if (!user || !isFor(user, mail.requester) || expiresAt < new Date()) return undefined;
    return {
      user,
      token: await issueToken({ purpose, userId: user._id, requester: mail.requester, expiresAt }),
    };
  }, write);
}

function notice(write: Write): Delivery<AccountMailRecord> {
  return delivered(async ({ userId }) => {
    const user = await User.findById(userId).lean<UserRecord>();
    return user ? { user, token: '' } : undefined;
  }, write);
}

function delivered(
  prepare: (mail: AccountMailRecord, to: string) => Promise<Pick<MailFacts, 'user' | 'token'> | undefined>,
  write: Write,
): Delivery<AccountMailRecord> {
  return {
    what: 'mail',
    failure: describeMailFailure,
    deliver: async (mail, entry, { transport, sender }) => {
      const found = await prepare(mail, entry.to);
      if (!found) return 'not wanted';
      const head = await sender();
      return transport.send(envelope(entry, head, write({ ...found, mail, head })));
    },
  };
}

function envelope({ messageId, to }: OutboxEntry, head: Sender, letter: MailTexts): Mail {
  return { messageId, to, from: { name: head.name, address: head.from }, ...letter };
}

function mayReset(user: UserRecord, { at }: Requester): boolean {
  return user.status === 'active' && !(user.passwordChangedAt && user.passwordChangedAt > at);
}

function isInvited({ status, invitedAt }: UserRecord, { at }: Requester): boolean {
  return status === 'invited' && invitedAt?.getTime() === at.getTime();
}

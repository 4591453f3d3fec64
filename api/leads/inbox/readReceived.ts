import mongoose from 'mongoose';
import type { ContactSource } from '../contacts/ContactSource';
import { maskEmail } from '../pipeline/leadView';
import type { LeadReplies } from '../replies/contract';
import {
  AddressState,
  type AddressStateRecord,
  InboxModel,
  ReceivedEmailModel,
  type ReceivedEmailRecord,
} from './model';

const MAX_SHOWN = 100;
const HIDDEN = 'Hidden for your role.';

/** What a person wrote by email, and which of their addresses email does not reach. */
export async function readReceived(
  emails: string[],
  canSeePersonal: boolean,
): Promise<Pick<LeadReplies, 'received' | 'problems' | 'isInboxConnected' | 'inboxError'>> {
  const found = await ReceivedEmailModel.find({ ...of(emails), kind: 'reply' })
    .sort({ at: -1 })
    .limit(MAX_SHOWN)
    .lean<ReceivedEmailRecord[]>();
  const states = await AddressState.find({ _id: mongoose.trusted({ $in: emails }) }).lean<
    AddressStateRecord[]
  >();
  const inbox = await InboxModel.findOne({ isEnabled: true, readAt: mongoose.trusted({ $ne: null }) })
    .select('error')
    .lean<{ error: string }>();
  return {
    received: found.map(({ _id: id, reference, at, isAutomatic, isVerified, ...email }) => ({
      id,
      reference,
      at: at.toISOString(),
      isAutomatic,
      isVerified,
      from: canSeePersonal ? email.from : HIDDEN,
      subject: canSeePersonal ? email.subject : HIDDEN,
      text: canSeePersonal ? email.text : HIDDEN,
      fullText: canSeePersonal ? email.fullText : HIDDEN,
      attachments: canSeePersonal ? email.attachments : [],
    })),
    problems: states.map(({ _id, state, reason, at }) => ({
      email: canSeePersonal ? _id : maskEmail(_id),
      state,
      reason,
      at: at.toISOString(),
    })),
    isInboxConnected: inbox !== null,
    inboxError: inbox?.error ?? '',
  };
}

/** Emails from a person, and reports about emails to them, for their timeline. */
export const findReceivedEntries: ContactSource = async (emails, limit) => {
  const found = await ReceivedEmailModel.find(of(emails), { fullText: 0, subject: 0, attachments: 0 })
    .sort({ at: -1 })
    .limit(limit)
    .lean<ReceivedEmailRecord[]>();
  return found.map(({ _id, kind, reference, text, isAutomatic, isVerified, at }) => ({
    kind: kind === 'reply' ? ('email' as const) : ('bounce' as const),
    id: _id,
    title: kind === 'reply' ? `about ${reference}` : text,
    state:
      kind === 'reply' ? stateOf(isAutomatic, isVerified) : kind === 'bounce' ? 'Bounced' : 'Marked as spam',
    at: at.toISOString(),
    startsAt: null,
  }));
};

function stateOf(isAutomatic: boolean, isVerified: boolean): string {
  if (isAutomatic) return 'Automatic reply';
  return isVerified ? 'Received' : 'Received, sender not verified';
}

const of = (emails: string[]) => ({ emailNorm: mongoose.trusted({ $in: emails }) });

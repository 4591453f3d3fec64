import type { Lead, LeadMail } from '@site/api/leads/pipeline/contract';
import * as dateFormat from '@site/shell/dateFormat';

/** One step of a lead from the form to both mailboxes. */
export interface TimelineStep {
  name: string;
  state: 'done' | 'waiting' | 'failed' | 'held';
  /** When it was reached. */
  at?: string;
  /** Details of the step. */
  words: string;
  /** The email that a member can resend. */
  replay?: LeadMail['kind'];
}

/** Returns the steps by time. Steps without a time come last. */
export function buildTimeline(lead: Lead): TimelineStep[] {
  const stored: TimelineStep = {
    name: 'Saved',
    state: 'done',
    at: lead.receivedAt,
    words: lead.manual
      ? `Saved as ${lead.reference}, entered by ${lead.manual.by}.`
      : `Saved as ${lead.reference}, with consent text version ${lead.disclosureVersion}.`,
  };
  const mails = lead.mails.map(createEmailStep);
  return [stored, ...mails.sort((a, b) => Date.parse(a.at ?? NEVER) - Date.parse(b.at ?? NEVER))];
}

/** Returns the position of a time on the timeline, 0 to 1, on a logarithmic scale from saving to a day later. */
export function getTimelinePosition(storedAt: string, at: string): number {
  return scaleSeconds(Math.max(0, Date.parse(at) - Date.parse(storedAt)) / 1000);
}

/** Returns the position for a number of seconds after saving. */
export function scaleSeconds(seconds: number): number {
  return Math.min(1, Math.log1p(seconds * 10) / Math.log1p(DAY * 10));
}

const DAY = 86_400;
const NEVER = '9999-12-31T00:00:00.000Z';
const NAMES: Record<LeadMail['kind'], string> = {
  team: 'Email to team',
  sender: 'Email to sender',
  owner: 'Email to owner',
};

function createEmailStep(mail: LeadMail): TimelineStep {
  const { kind, state, sentAt } = mail;
  const station = { name: NAMES[kind], words: wordsOf(mail) };
  if (state === 'sent') return { ...station, state: 'done', at: sentAt ?? undefined };
  if (state === 'dead') return { ...station, state: 'failed', replay: kind };
  return { ...station, state: state === 'held' ? 'held' : 'waiting' };
}

function wordsOf({ state, to, attempts, response, error, nextTryAt, messageId }: LeadMail): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (state === 'sent') return sentence([`To ${to}`, attempts > 1 && tries, response, `id ${messageId}`]);
  if (state === 'held') return sentence([`To ${to}`, 'on hold until the lead leaves quarantine']);
  const last = error && `last error: ${error}`;
  if (state === 'dead') return sentence([`To ${to}`, `failed after ${tries}`, last]);
  const next = nextTryAt && `next attempt ${dateFormat.seconds(nextTryAt)}`;
  return sentence([`To ${to}`, attempts > 0 && tries, next, last]);
}

function sentence(parts: (string | false | null)[]): string {
  return `${parts.filter(Boolean).join(', ')}.`.replace(/\.\.$/, '.');
}

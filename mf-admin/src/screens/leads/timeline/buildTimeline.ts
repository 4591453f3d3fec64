import type { LeadSync } from '@site/api/hubspot/leadSync/contract';
import type { CrmContact } from '@site/api/hubspot/sync/contract';
import type { Lead, LeadMail } from '@site/api/leads/pipeline/contract';
import * as dateFormat from '@site/shell/dateFormat';

/** One step of a lead from the form to both mailboxes and HubSpot. */
export interface TimelineStep {
  name: string;
  state: 'done' | 'waiting' | 'failed' | 'held';
  /** When it was reached. */
  at?: string;
  /** Details of the step. */
  words: string;
  /** The kind of emails that a member can resend. */
  replay?: LeadMail['kind'];
  /** The contact in the queue for HubSpot. */
  contact?: CrmContact;
}

/** Returns the steps by time. Steps without a time come last. */
export function buildTimeline(lead: Lead, sync?: LeadSync): TimelineStep[] {
  const stored: TimelineStep = {
    name: 'Saved',
    state: 'done',
    at: lead.receivedAt,
    words: lead.manual
      ? `Saved as ${lead.reference}, entered by ${lead.manual.by}.`
      : `Saved as ${lead.reference}, with consent text version ${lead.disclosureVersion}.`,
  };
  const kinds = new Set(lead.mails.map(({ kind }) => kind));
  const steps = [...kinds].map((kind) =>
    createEmailStep(
      kind,
      lead.mails.filter((mail) => mail.kind === kind),
    ),
  );
  if (sync?.contact) steps.push(createSyncStep(sync, sync.contact));
  return [stored, ...steps.sort((a, b) => Date.parse(a.at ?? NEVER) - Date.parse(b.at ?? NEVER))];
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
  newLead: 'Email to members',
};

function createSyncStep({ isShadow, objects }: LeadSync, contact: CrmContact): TimelineStep {
  const { state, attempts, nextTryAt, error, syncedAt, hubspotId } = contact;
  const step = { name: 'HubSpot', contact };
  const tries = attempts > 0 && (attempts === 1 ? '1 attempt' : `${attempts} attempts`);
  const last = error && `last error: ${error}`;
  if (state === 'dead')
    return {
      ...step,
      state: 'failed',
      words: sentence([`Failed after ${tries || 'the first attempt'}`, last]),
    };
  if (state !== 'done') {
    const next = nextTryAt && `next attempt ${dateFormat.seconds(nextTryAt)}`;
    const before = syncedAt && `last written ${dateFormat.stamp(syncedAt)}`;
    return { ...step, state: 'waiting', words: sentence(['Queued', tries, next, before, last]) };
  }
  const written = hubspotId ? `Written to contact ${hubspotId}` : 'Nothing to write';
  return {
    ...step,
    state: 'done',
    at: syncedAt ?? undefined,
    words: isShadow
      ? 'Compared in shadow mode, nothing is written.'
      : sentence([
          written,
          objects.length > 0 && `with ${objects.map((kind) => OBJECTS[kind]).join(' and ')}`,
        ]),
  };
}

const OBJECTS: Record<LeadSync['objects'][number], string> = {
  deals: 'the deal',
  notes: 'notes',
  meetings: 'meetings',
};

/** Emails of a kind to several members are one step, which is done when all are sent. */
function createEmailStep(kind: LeadMail['kind'], mails: LeadMail[]): TimelineStep {
  const station = { name: NAMES[kind], words: mails.map(wordsOf).join(' ') };
  const has = (wanted: LeadMail['state']) => mails.some(({ state }) => state === wanted);
  if (has('dead')) return { ...station, state: 'failed', replay: kind };
  if (has('held')) return { ...station, state: 'held' };
  if (has('waiting')) return { ...station, state: 'waiting' };
  const at = mails.map(({ sentAt }) => sentAt ?? '').sort();
  return { ...station, state: 'done', at: at.at(-1) || undefined };
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

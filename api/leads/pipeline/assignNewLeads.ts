import mongoose from 'mongoose';
import { notificationsOf } from '../../identity/notificationSettings/notificationSettings';
import type { Env } from '../../platform/configuration/env';
import type { OutboxEntry } from '../../platform/outbox/outboxEntries';
import { type AssignmentRule, parseAssignmentRules, toRuleValue } from '../../settings/assignmentRules';
import { initialLeadSettings } from '../../settings/initial';
import { Settings, type SettingsRecord } from '../../settings/model';
import { serviceOptions } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { findLeadMembers, type LeadMemberRecord } from './leadMembers';
import { newLeadEntries, newOwnerEntry } from './notifyOwners';
import { newEvents } from './planLeadChange';

/** Leads per run; the next run continues. */
const BATCH = 100;
/** A lead whose page is still unknown waits this long, since rules may depend on it. */
const WAIT_MS = 120_000;

type UnroutedLead = Pick<EnquiryRecord, '_id' | 'reference' | 'ownerId' | 'service' | 'context' | 'landing'>;

/**
 * Gives new leads an owner, who is told by email: the member of the first rule that matches, otherwise the next one of
 * the rotation.
 */
export async function assignNewLeads(env: Pick<Env, 'mailFrom'>, now = Date.now()): Promise<void> {
  const since = mongoose.trusted({ $lt: new Date(now - WAIT_MS) });
  const exists = mongoose.trusted({ $exists: true });
  // A lead that a member entered has no page.
  const isKnown = { $or: [{ context: exists }, { manual: exists }, { createdAt: since }] };
  const found = await Enquiry.find(
    { isUnrouted: true, status: mongoose.trusted({ $nin: ['quarantined', 'spam'] }), ...isKnown },
    { reference: 1, ownerId: 1, service: 1, context: 1, landing: 1 },
  )
    .sort({ createdAt: 1 })
    .limit(BATCH)
    .lean<UnroutedLead[]>();
  if (!found.length) return;
  const settings = await Settings.findById('site').lean<Pick<SettingsRecord, 'leads'>>();
  const { assignmentRules, rotation } = { ...initialLeadSettings, ...settings?.leads };
  const team = await findLeadMembers();
  const members = new Map(team.map(({ _id, email }) => [email, _id]));
  const isNotified = (member: LeadMemberRecord) => notificationsOf(member).assigned;
  const addresses = new Map(team.filter(isNotified).map(({ _id, email }) => [_id, email]));
  const readers = team.filter((member) => notificationsOf(member).newLead);
  const rules = parseAssignmentRules(assignmentRules);
  const takers = rotation.map((email) => members.get(email.toLowerCase())).filter((id) => id !== undefined);
  for (const lead of found) {
    const ruled = rules
      .filter((rule) => matchesRule(lead, rule))
      .map(({ email }) => members.get(email))
      .find((id) => id !== undefined);
    const ownerId = ruled ?? (await findNextTaker(takers));
    const to = addresses.get(ownerId ?? '');
    // Who becomes the owner is told of that.
    const others = readers.filter(({ _id }) => _id !== (lead.ownerId ?? ownerId) || !addresses.has(_id));
    await assign(lead, ownerId, {
      isInTurn: !ruled,
      mails: to ? [newOwnerEntry(env, lead, to)] : [],
      news: newLeadEntries(env, lead, others),
    });
  }
}

/** Whether a rule is about this lead: its service, or a page of the industry or city that the sender came through. */
export function matchesRule(
  { service, context, landing }: Pick<UnroutedLead, 'service' | 'context' | 'landing'>,
  { kind, value }: AssignmentRule,
): boolean {
  if (kind === 'service') {
    const label = serviceOptions.find((option) => option.value === service)?.label ?? service;
    return [service, label].some((name) => toRuleValue(name) === value);
  }
  const folder = kind === 'industry' ? 'industries' : 'service-areas';
  const paths = [context?.page, landing].filter((path) => path !== undefined);
  return paths.some((path) => path === `/${folder}/${value}`);
}

/** The next member of the rotation. */
async function findNextTaker(takers: string[]): Promise<string | undefined> {
  if (!takers.length) return undefined;
  const last = await Enquiry.findOne({ rotatedAt: mongoose.trusted({ $gt: new Date(0) }) }, { ownerId: 1 })
    .sort({ rotatedAt: -1 })
    .lean<Pick<EnquiryRecord, 'ownerId'>>();
  return takers[(takers.indexOf(last?.ownerId ?? '') + 1) % takers.length];
}

interface RoutingResult {
  isInTurn: boolean;
  /** To the owner, if any. */
  mails: OutboxEntry<'owner'>[];
  /** To the members who are told of every lead. */
  news: OutboxEntry<'newLead'>[];
}

/** A lead that was assigned manually in the meantime keeps its owner. */
async function assign(
  { _id, ownerId: present }: UnroutedLead,
  ownerId: string | undefined,
  { isInTurn, mails, news }: RoutingResult,
): Promise<void> {
  const isFree = { _id, isUnrouted: true, ownerId: mongoose.trusted({ $exists: false }) } as const;
  const isDone = { isUnrouted: '' } as const;
  if (!present && ownerId) {
    const set = { ownerId, ...(isInTurn && { rotatedAt: new Date() }) };
    await Enquiry.updateOne(isFree, {
      $set: set,
      $unset: isDone,
      $inc: { version: 1 },
      $push: {
        history: newEvents([{ at: new Date(), kind: 'owner', value: ownerId }]),
        outbox: { $each: [...mails, ...news] },
      },
    });
  } else
    await Enquiry.updateOne(
      { _id, isUnrouted: true },
      { $unset: isDone, $push: { outbox: { $each: news } } },
    );
}

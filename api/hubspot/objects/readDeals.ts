import mongoose from 'mongoose';
import { Enquiry, type EnquiryRecord } from '../../leads/enquiries/model';
import type { Env } from '../../platform/configuration/env';
import type { HubspotClient } from '../client/HubspotClient';
import { problemOf } from '../client/HubspotError';
import type { HubspotActivities } from '../connection/contract';
import type { WantedObject } from './CrmObject';
import { type DealStages, findDealStages } from './dealStages';

/** The leads of people that are or were won, as deals. */
export async function readDeals(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  activities: HubspotActivities,
  emails: string[],
  client: Pick<HubspotClient, 'listDealPipelines'>,
): Promise<{ email: string; deal: WantedObject }[]> {
  const leads = await Enquiry.find({
    emailNorm: mongoose.trusted({ $in: emails }),
    $or: [{ status: 'won' as const }, { stagedAt: mongoose.trusted({ $exists: true }) }],
  })
    .sort({ createdAt: 1 })
    .lean<EnquiryRecord[]>();
  if (!leads.length) return [];
  const found = await readStages(activities, client);
  return leads.map((lead) => ({
    email: lead.emailNorm,
    deal: toDeal(lead, `${publicOrigin}/admin/leads/${lead.reference}`, activities.dealPipeline, found),
  }));
}

/** The stages, or why no deal can be written. The contacts are synced all the same. */
async function readStages(
  activities: HubspotActivities,
  client: Pick<HubspotClient, 'listDealPipelines'>,
): Promise<{ stages: DealStages } | { problem: string }> {
  try {
    return findDealStages(await client.listDealPipelines(), activities);
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/**
 * The name and the description are written once, since people change them in HubSpot. A change of the chosen stages alone
 * moves no deal that is there already.
 */
function toDeal(
  { _id, reference, name, company, value, status, stagedAt, createdAt }: EnquiryRecord,
  mark: string,
  pipeline: string,
  found: Awaited<ReturnType<typeof readStages>>,
): WantedObject {
  const kind = status === 'won' ? 'won' : isOpen(status) ? 'reopened' : 'lost';
  const amount = value === undefined ? '' : String(value);
  const closedAt = (stagedAt ?? createdAt).toISOString();
  const [stage, problem] = 'stages' in found ? [found.stages[kind]] : [undefined, found.problem];
  const facts = { amount, ...(kind === 'won' && { closedate: closedAt }) };
  return {
    kind: 'deals',
    key: _id,
    mark,
    properties: { ...facts, deal_currency_code: 'USD', pipeline, dealstage: stage?.id ?? '' },
    atFirst: { dealname: `${company || name} (${reference})`, description: `Lead ${reference}: ${mark}` },
    basis: { ...facts, kind },
    name: `deal ${reference}`,
    summary: [
      company || name,
      amount ? `$${value?.toLocaleString('en-US')}` : 'no value',
      problem ?? stage?.label,
    ].join(', '),
    isUpdateOnly: kind !== 'won',
    problem,
  };
}

const isOpen = (status: EnquiryRecord['status']) => ['new', 'contacted', 'qualified'].includes(status);

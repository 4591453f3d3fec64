import { enquiryDisclosure } from '../../leads/enquiries/contract';
import type { EnquiryRecord } from '../../leads/enquiries/model';
import { disclosureProof } from '../../leads/enquiries/normalizeEnquiry';
import { beginSubmission, deleteTracking, releaseSubmission } from '../../leads/enquiries/tracking';
import type { Env } from '../../platform/configuration/env';
import { getFirmName } from '../../settings/getFirmName';
import type { HubspotClient, HubspotForm, HubspotSubmission } from '../client/HubspotClient';
import { HubspotError, problemOf } from '../client/HubspotError';
import type { HubspotRecord } from '../connection/model';
import type { MappingEntry } from '../mapping/contract';
import type { ObjectChange } from '../objects/planObjects';
import { readFields } from './fieldSources';
import { findFormProblem, legalBases } from './findFormProblem';

interface Tools {
  env: Pick<Env, 'publicOrigin' | 'brand'>;
  client: HubspotClient;
  connection: Pick<HubspotRecord, 'portalId' | 'activities'>;
  mapping: { entries: readonly MappingEntry[] };
}

/** What became of the enquiries of a person. */
interface SubmitOutcome {
  changes: ObjectChange[];
  /** Why HubSpot rejected one of them. */
  refusal?: string;
}

/** What shadow mode shows of an enquiry that would be submitted. */
export const toSubmissionChange = (
  { reference }: Pick<EnquiryRecord, 'reference'>,
  after: string,
): ObjectChange => ({ property: `form submission ${reference}`, direction: 'to', before: '', after });

/**
 * Submits enquiries to the chosen form, each at most once: one whose answer was lost is not sent again. The cookie's value
 * is deleted with the answer. Returns what became of them, by email.
 */
export async function submitEnquiries(
  tools: Tools,
  leads: EnquiryRecord[],
): Promise<Map<string, SubmitOutcome>> {
  const outcomes = new Map<string, SubmitOutcome>();
  if (!leads.length) return outcomes;
  const [found, firm] = await Promise.all([findForm(tools), getFirmName(tools.env)]);
  for (const lead of leads) {
    const outcome = outcomes.get(lead.emailNorm) ?? { changes: [] };
    outcomes.set(lead.emailNorm, outcome);
    if (lead.tracking?.isSending) {
      await deleteTracking(lead._id);
      outcome.changes.push(toSubmissionChange(lead, UNKNOWN));
    } else if ('problem' in found) outcome.refusal = found.problem;
    else if (await beginSubmission(lead._id)) await submit(tools, { lead, form: found.form, firm }, outcome);
  }
  return outcomes;
}

const UNKNOWN = 'HubSpot didn’t answer; not sent again';

interface Submission {
  lead: EnquiryRecord;
  form: HubspotForm;
  /** The name of the company. */
  firm: string;
}

async function submit(tools: Tools, submission: Submission, outcome: SubmitOutcome): Promise<void> {
  const { lead, form } = submission;
  const { client, connection } = tools;
  let after = form.name;
  try {
    await client.submitForm(connection.portalId, form.id, toSubmission(tools, submission));
  } catch (error) {
    if (!(error instanceof HubspotError)) throw error;
    const { kind, status, message } = error;
    const isStored = status >= 200 && status < 300;
    const isUnknown = kind === 'unavailable' && status !== 503;
    if (!isStored && !isUnknown) {
      await releaseSubmission(lead._id);
      if (kind === 'limit' || kind === 'revoked' || kind === 'unavailable') throw error;
      outcome.refusal = message;
      return;
    }
    if (!isStored) after = UNKNOWN;
  }
  await deleteTracking(lead._id);
  outcome.changes.push(toSubmissionChange(lead, after));
}

async function findForm({
  client,
  connection,
  mapping,
}: Tools): Promise<{ form: HubspotForm } | { problem: string }> {
  try {
    const form = (await client.listForms()).find(({ id }) => id === connection.activities.formId);
    if (!form) return { problem: 'The chosen form doesn’t exist in HubSpot anymore.' };
    const problem = findFormProblem(form, mapping.entries);
    return problem ? { problem } : { form };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function toSubmission(
  { env, mapping }: Tools,
  { lead, form: { fields, consent }, firm }: Submission,
): HubspotSubmission {
  const values = readFields(lead, mapping.entries);
  const { hutk = '', title = '' } = lead.tracking ?? {};
  const options = toConsentOptions(consent, lead, firm);
  // The sender names the page, which otherwise could lead to another site.
  const page = lead.context?.page?.startsWith('/') ? lead.context.page : '/';
  return {
    submittedAt: String(lead.createdAt.getTime()),
    fields: fields.flatMap(({ name }) => {
      const value = values.get(name);
      return value ? [{ objectTypeId: '0-1' as const, name, value }] : [];
    }),
    context: { hutk, pageUri: `${env.publicOrigin}${page}`, pageName: title },
    ...(options && { legalConsentOptions: options }),
  };
}

/** What the sender agreed to: that the enquiry is processed, and no kind of messages. */
function toConsentOptions(
  consent: HubspotForm['consent'],
  { disclosure }: EnquiryRecord,
  firm: string,
): object | undefined {
  if (consent.type === 'none' || !disclosure) return undefined;
  const { version, hash } = disclosure;
  if (consent.type === 'legitimate_interest') {
    const [subscriptionTypeId] = consent.subscriptionTypeIds;
    const { basis, text } = consent;
    return {
      legitimateInterest: { value: true, subscriptionTypeId, legalBasis: legalBases[basis], text },
    };
  }
  const shown = enquiryDisclosure.parts(firm).map((part) => part.text);
  // Of other texts only the proof is stored.
  const isShown = disclosureProof(firm).hash === hash;
  const text = isShown ? shown.join('') : `Consent text ${version}, SHA-256 ${hash}`;
  return { consent: { consentToProcess: true, text, communications: [] } };
}

import type { Request } from 'express';
import type { Api } from '../../identity/access/Api';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { badRequest } from '../../platform/errors/HttpError';
import { idempotencyKey } from '../../platform/http/idempotencyKey';
import { getFirmName } from '../../settings/getFirmName';
import type { FormAnswer } from '../enquiries/model';
import { disclosureProof, idFromKey } from '../enquiries/normalizeEnquiry';
import { receiveEnquiry } from '../enquiries/receiveEnquiry';
import { claimFiles, confirmFiles, releaseFiles } from '../files/claimFiles';
import { findLeadMembers } from '../pipeline/leadMembers';
import { consentParts, type FormReceipt, type FormSubmission } from './contract';
import type { FormRecord } from './model';
import { CHOOSE_AGAIN, readAnswers } from './readAnswers';

const hour = 3600;
const day = 24 * hour;

/**
 * Requests the newsletter for the sender of a form, by a confirmation email. A repeated form requests it only where the
 * first one could not.
 */
export type RequestNewsletter = (req: Request, sender: { email: string; isRepeat: boolean }) => Promise<void>;

/** Stores the answers to a form as a lead, and requests the newsletter where its box is checked. */
export async function receiveForm(
  api: Api,
  req: Request,
  form: FormRecord,
  { answers: submitted, consent, website }: FormSubmission,
  requestNewsletter: RequestNewsletter,
): Promise<FormReceipt> {
  const { enquiry, answers } = await readAnswers(form, submitted);
  const counter = countersOf(api, form, networkOf(clientAddress(req, api.env.internalKey)));
  const [isOverLimit, disclosure, recipients] = await Promise.all([
    counter.isOverLimit(),
    proveConsent(api, form, consent),
    findRecipients(form),
  ]);
  const { slug, name } = form;
  try {
    const { reference, isRepeat, isHeld } = await withFiles(api, req, { answers, email: enquiry.email }, () =>
      receiveEnquiry(api, req, {
        enquiry,
        website,
        isOverLimit,
        form: { slug, name, answers, disclosure, recipients },
      }),
    );
    if (isRepeat) void counter.refund();
    const isWanted = answers.some(({ type, isChecked }) => type === 'newsletter' && isChecked);
    if (isWanted && !isHeld) await requestNewsletter(req, { email: enquiry.email, isRepeat });
    return { success: true, message: form.afterText, reference, next: nextStep(form) };
  } catch (error) {
    void counter.refund();
    throw error;
  }
}

/** Stores a lead with its files: they belong to it from before it is stored, or to nobody if it is not. */
async function withFiles<Saved>(
  { env }: Api,
  req: Request,
  { answers, email }: { answers: FormAnswer[]; email: string },
  save: () => Promise<Saved>,
): Promise<Saved> {
  const withFile = answers.filter(({ files }) => files);
  if (!withFile.length) return save();
  const key = idempotencyKey(req);
  if (!key) throw badRequest('The header Idempotency-Key is required with files.');
  const leadId = idFromKey(env.sessionSecret, key);
  const ids = withFile.flatMap(({ files = [] }) => files.map(({ id }) => id));
  if (!(await claimFiles(ids, { leadId, email })))
    throw badRequest(CHOOSE_AGAIN, Object.fromEntries(withFile.map((answer) => [answer.key, CHOOSE_AGAIN])));
  try {
    const saved = await save();
    await confirmFiles(ids, { leadId, email });
    return saved;
  } catch (error) {
    // Without the database the outcome is unknown, and `deleteUnsentFiles` decides later.
    await releaseFiles(ids, leadId).catch(() => {});
    throw error;
  }
}

/** The form's own limits. */
function countersOf({ rateLimit }: Api, { slug, networkLimit, dayLimit }: FormRecord, network: string) {
  const key = `${slug} ${network}`;
  return {
    isOverLimit: async () => {
      const [byNetwork, byDay] = await Promise.all([
        rateLimit.hit('form-network', key, hour),
        rateLimit.hit('form-day', slug, day),
      ]);
      return byNetwork.count > networkLimit || byDay.count > dayLimit;
    },
    refund: () =>
      Promise.allSettled([
        rateLimit.refund('form-network', key, hour),
        rateLimit.refund('form-day', slug, day),
      ]),
  };
}

/** The proof of the consent text that the sender saw; undefined for that of the contact form. */
async function proveConsent({ env }: Api, { slug, consents }: FormRecord, seen = consents.length) {
  const version = consents[seen - 1] === undefined ? consents.length : seen;
  const text = consents[version - 1];
  if (!text) return undefined;
  const parts = (firm: string) => consentParts(text, firm);
  return disclosureProof(await getFirmName(env), { version: `${slug}/${version}`, parts });
}

/** The addresses of those of the chosen members who still work on leads. */
async function findRecipients({ notify }: FormRecord): Promise<string[]> {
  if (!notify.length) return [];
  const chosen = new Set(notify);
  return (await findLeadMembers()).filter(({ _id }) => chosen.has(_id)).map(({ email }) => email);
}

function nextStep({ afterKind, afterTo }: FormRecord): FormReceipt['next'] {
  return afterKind === 'message' ? null : { kind: afterKind, to: afterTo };
}

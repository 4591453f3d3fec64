import type { Request } from 'express';
import type { Api } from '../../identity/access/Api';
import { recordGoal } from '../../insights/variants/recordGoal';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { idempotencyKey } from '../../platform/http/idempotencyKey';
import { isMailAllowed } from '../../platform/limits/mailBudget';
import { getFirmName } from '../../settings/getFirmName';
import { calculateSpamScore, QUARANTINE_SCORE } from './calculateSpamScore';
import { FORM_SECONDS_HEADER } from './contract';
import { createEnquiryRecord, type FormDetails } from './createEnquiryRecord';
import { countEnquiry, refundEnquiry } from './enquiryLimits';
import { isTrustedSender } from './isTrustedSender';
import type { FormAnswer } from './model';
import { type EnquiryFields, idFromKey, idsFromContent, requestHash } from './normalizeEnquiry';
import { type SavedEnquiry, saveEnquiry } from './saveEnquiry';

/** What a person wrote. Names of files are those of cameras: `image.jpg` from two people is no repeat. */
const textOf = ({ text = '', files }: FormAnswer) => (files ? '' : text);

interface Submission {
  enquiry: EnquiryFields;
  /** The honeypot. */
  website: unknown;
  /** The form that was sent, where it is not the contact form. */
  form?: FormDetails;
  /** A limit of the form itself is exceeded. */
  isOverLimit?: boolean;
}

/**
 * Stores what a visitor sent with any form: counts it, scores it, and saves it once with its emails. Suspected spam goes
 * to quarantine, and is held there; a repeat is held where the first one is.
 */
export async function receiveEnquiry(
  api: Api,
  req: Request,
  { enquiry, website, form, isOverLimit: isFormOverLimit = false }: Submission,
): Promise<SavedEnquiry> {
  const { env, rateLimit } = api;
  const hash = requestHash(enquiry, form);
  const key = idempotencyKey(req);
  const { id, earlierId } = key
    ? { id: idFromKey(env.sessionSecret, key), earlierId: undefined }
    : idsFromContent(env.sessionSecret, hash, Date.now());
  const network = networkOf(clientAddress(req, env.internalKey));
  const sender = enquiry.email.toLowerCase();
  const agent = req.get('user-agent') ?? '';
  const written = [enquiry.message, ...(form?.answers ?? []).map(textOf)].join('\n').trim();
  // Answers from one office without any text differ by their sender.
  const source = { network, agent, sender, message: written || sender };
  const [isOverLimit, firm, confirmsToSender] = await Promise.all([
    countEnquiry(rateLimit, source),
    getFirmName(env),
    isMailAllowed(rateLimit, sender),
  ]);
  const spam = calculateSpamScore(
    { ...enquiry, message: written },
    {
      isOverLimit: isOverLimit || isFormOverLimit,
      isHoneypotFilled: Boolean(website),
      secondsOpen: Number(req.get(FORM_SECONDS_HEADER) ?? Number.NaN),
    },
  );
  const isTrusted = spam.score >= QUARANTINE_SCORE && (await isTrustedSender(sender));
  try {
    const saved = await saveEnquiry(
      createEnquiryRecord({ id, hash, enquiry, form, spam, isTrusted, confirmsToSender, req, env, firm }),
      earlierId,
    );
    if (saved.isRepeat) void refundEnquiry(rateLimit, source, true);
    else {
      api.onMailQueued();
      if (!saved.isHeld) recordGoal(api, req, 'enquiry');
    }
    return saved;
  } catch (error) {
    void refundEnquiry(rateLimit, source, false);
    throw error;
  }
}

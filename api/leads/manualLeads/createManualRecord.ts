import { oneLine } from '../../platform/http/sanitizeText';
import { channelOf } from '../enquiries/leadChannel';
import type { EnquiryRecord } from '../enquiries/model';
import { type EnquiryFields, referralTerms, requestHash, searchWords } from '../enquiries/normalizeEnquiry';
import { newReference } from '../enquiries/reference';
import type { NewEnquiry } from '../enquiries/saveEnquiry';

interface ManualLead {
  _id: string;
  fields: Pick<EnquiryFields, 'name' | 'email'> &
    Partial<Pick<EnquiryFields, 'phone' | 'company' | 'service'>>;
  manual: NonNullable<EnquiryRecord['manual']>;
  ownerId?: string;
  /** The visit that led to it, if one did. */
  visit?: Pick<EnquiryRecord, 'origin' | 'landing' | 'partner'>;
}

/**
 * The record of a lead that a member enters. It has no consent text, network address or email, because the person sent
 * no form.
 */
export function createManualRecord({ _id, fields, manual, ownerId, visit = {} }: ManualLead): NewEnquiry {
  const line = (text = '') => oneLine(text).trim();
  const enquiry = {
    name: line(fields.name),
    email: line(fields.email),
    phone: line(fields.phone),
    company: line(fields.company),
    service: line(fields.service),
    challenge: '',
    message: '',
  };
  const reference = newReference();
  const { words, plainWords } = searchWords(enquiry, reference);
  const terms = referralTerms(visit);
  return {
    _id,
    reference,
    ...enquiry,
    emailNorm: enquiry.email.toLowerCase(),
    status: 'new',
    manual,
    channel: channelOf({ origin: visit.origin, manual }),
    ...(ownerId ? { ownerId } : { isUnrouted: true as const }),
    isUnscored: true,
    ...visit,
    spam: { score: 0, reasons: [] },
    requestHash: requestHash(enquiry),
    repeats: 0,
    outbox: [],
    words: [...terms, ...words],
    plainWords: [...terms, ...plainWords],
    version: 1,
  };
}

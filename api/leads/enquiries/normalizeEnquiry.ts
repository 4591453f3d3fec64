import { createHash, createHmac } from 'node:crypto';
import parsePhoneNumber from 'libphonenumber-js/min';
import type { LandingReferral } from '../../content/landingPages/publishedLandings';
import { oneLine } from '../../platform/http/sanitizeText';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import { type Enquiry, enquiryDisclosure } from './contract';
import type { EnquiryRecord } from './model';

const tenMinutes = 600_000;

/** The fields of the contact form; those that another form does not have are empty. */
export type EnquiryFields = Record<Exclude<keyof Enquiry, 'contactTime'>, string> & { contactTime?: string };

/** What another form adds to the fields. */
type FormContent = Pick<EnquiryRecord, 'answers'> & { slug: string };

/** The enquiry as it is stored: trimmed, on one line except the message, without an empty contact time. */
export function normalizeEnquiry({ contactTime, message, ...fields }: EnquiryFields): EnquiryFields {
  const lines = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, oneLine(value).trim()]),
  );
  return { ...(lines as typeof fields), ...(contactTime && { contactTime }), message: message.trim() };
}

/** SHA-256 of the content, in hex. Repeats of an enquiry have the same one. */
export function requestHash(enquiry: EnquiryFields, form?: FormContent): string {
  const fields = { ...enquiry, email: enquiry.email.toLowerCase() };
  const content: [string, unknown][] = Object.entries(fields).sort();
  if (form) content.push([form.slug, form.answers]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The id of an enquiry sent with an idempotency key. */
export function idFromKey(secret: string, key: string): string {
  return createHmac('sha256', secret).update(`key:${key}`).digest('hex');
}

/** The ID of a lead that a member makes of something else: of a booking, or of an address in lower case. */
export function idFromSource(secret: string, source: 'booking' | 'address', id: string): string {
  return createHmac('sha256', secret).update(`${source}:${id}`).digest('hex');
}

/** The id that content has within the current ten minutes, and the one it had in the ten minutes before. */
export function idsFromContent(secret: string, hash: string, now: number): { id: string; earlierId: string } {
  const bucket = Math.floor(now / tenMinutes);
  const idIn = (at: number) => createHmac('sha256', secret).update(`content:${at}:${hash}`).digest('hex');
  return { id: idIn(bucket), earlierId: idIn(bucket - 1) };
}

/** The proof of which consent text the sender saw: its version and the SHA-256 of the sentence. */
export function disclosureProof(firm: string, { version, parts }: Disclosure = enquiryDisclosure) {
  const text = parts(firm)
    .map((part) => part.text)
    .join('');
  return { version, hash: createHash('sha256').update(text).digest('hex') };
}

type Disclosure = typeof enquiryDisclosure;

export function toE164(phone: string): string | undefined {
  return parsePhoneNumber(phone, 'US')?.number;
}

/** The search terms of a lead: `words` are all, `plainWords` those without personal details. */
export function searchWords(enquiry: EnquiryFields, reference: string, form?: FormContent) {
  const plain = [...searchTerms(enquiry.company), reference.toLowerCase()];
  const { name, email, phone } = enquiry;
  const personal = [
    ...searchTerms(name),
    ...searchTerms(email),
    email.toLowerCase(),
    ...searchTerms(phone),
    phone.replace(/\D/g, ''),
  ];
  const ofForm = form ? [filterTerm('form', form.slug)] : [];
  const answers = unique((form?.answers ?? []).flatMap(({ text = '' }) => searchTerms(text)));
  return {
    words: [...ofForm, ...unique([...plain, ...personal]), ...answers],
    plainWords: [...ofForm, ...unique(plain)],
  };
}

/** The search terms of a lead that a landing page referred: those of its partner, and those of the filters. */
export function referralTerms({ landing, partner }: LandingReferral): string[] {
  return [
    ...(landing ? [filterTerm('landing', landing)] : []),
    ...(partner ? [filterTerm('partner', partner), ...unique(searchTerms(partner))] : []),
  ];
}

/** The term that a filter looks for. It begins with a colon, which no search term does, so searches do not match it. */
export const filterTerm = (name: keyof LandingReferral | 'tag' | 'score' | 'form', value: string) =>
  `:${name}:${value.toLowerCase()}`;

function unique(words: string[]): string[] {
  return [...new Set(words.filter(Boolean).map(searchPrefix))].slice(0, 60);
}

import type { EnquiryFields } from './normalizeEnquiry';

/** Signals of the request besides the enquiry. */
export interface SpamSignals {
  /** The field that people do not see was filled in. */
  isHoneypotFilled: boolean;
  /** Seconds that the form was open; NaN if the browser did not send it. */
  secondsOpen: number;
  /** This network or sender is over its limit. */
  isOverLimit: boolean;
}

/** Enquiries with this score or more go to quarantine, and their emails are held until somebody decides. */
export const QUARANTINE_SCORE = 50;

const DISPOSABLE_DOMAINS = new Set(
  'mailinator.com guerrillamail.com 10minutemail.com tempmail.com temp-mail.org yopmail.com trashmail.com sharklasers.com getnada.com dispostable.com maildrop.cc throwawaymail.com'.split(
    ' ',
  ),
);

/** How much an enquiry looks like spam, with the reasons. No enquiry is refused for its score. */
export function calculateSpamScore(
  enquiry: EnquiryFields,
  signals: SpamSignals,
): { score: number; reasons: string[] } {
  const links = enquiry.message.match(/https?:\/\/|www\./gi)?.length ?? 0;
  const domain = enquiry.email.toLowerCase().split('@').at(-1) ?? '';
  const checks: [isFound: boolean, points: number, reason: string][] = [
    [signals.isHoneypotFilled, 60, 'Hidden field filled in'],
    [signals.isOverLimit, 60, 'More inquiries than usual from this sender or network'],
    [signals.secondsOpen < 2, 30, 'Sent within two seconds'],
    [DISPOSABLE_DOMAINS.has(domain), 40, 'Disposable email address'],
    [links > 1, Math.min(45, 15 * links), `${links} links`],
    [/\[url|<a\s/i.test(enquiry.message), 30, 'Link markup'],
    [containsWebAddress(enquiry.name), 60, 'URL in the name'],
    [/[<>[\]{}]/.test(enquiry.name), 50, 'Markup in the name'],
    [(enquiry.name.match(/\d/g)?.length ?? 0) > 3, 30, 'Digits in the name'],
    [enquiry.name.length > 80, 30, 'Unusually long name'],
    [/:\/\/|www\./i.test(enquiry.company), 30, 'Link in the company name'],
    [/[<>[\]{}]/.test(enquiry.company), 30, 'Markup in the company name'],
    [enquiry.company.length > 120, 30, 'Unusually long company name'],
  ];
  const reasons = checks.filter(([isFound]) => isFound);
  return {
    score: reasons.reduce((sum, [, points]) => sum + points, 0),
    reasons: reasons.map(([, , reason]) => reason),
  };
}

// Matches known top-level domains only, since "J.R. Smith" is a person.
function containsWebAddress(name: string): boolean {
  return /:\/\/|www\.|[\p{L}\p{N}-](\.|\s?[([]dot[)\]]\s?)(com|net|org|info|biz|shop|site|online|store|club|live|link|click|xyz|top|ru|cn|tk)\b/iu.test(
    name,
  );
}

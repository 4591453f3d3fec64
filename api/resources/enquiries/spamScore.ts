import type { Enquiry } from './contract';

/** What a request shows besides the enquiry. */
export interface Signals {
  /** A field that people do not see was filled in. */
  isTrapFilled: boolean;
  /** Seconds the form was open, when the browser says so. */
  secondsOpen?: number;
  /** More than the limits allow came from this network or sender. */
  isOverLimit: boolean;
}

/** From this score on an enquiry is kept in quarantine, and its mails wait for a person's decision. */
export const quarantineFrom = 50;

const disposable = new Set(
  'mailinator.com guerrillamail.com 10minutemail.com tempmail.com temp-mail.org yopmail.com trashmail.com sharklasers.com getnada.com dispostable.com maildrop.cc throwawaymail.com'.split(
    ' ',
  ),
);

/** How much an enquiry looks like spam, with the reasons. Nothing is ever refused for it. */
export function spamScore(enquiry: Enquiry, signals: Signals): { score: number; reasons: string[] } {
  const links = enquiry.message.match(/https?:\/\/|www\./gi)?.length ?? 0;
  const domain = enquiry.email.toLowerCase().split('@').at(-1) ?? '';
  const found: [isSo: boolean, points: number, reason: string][] = [
    [signals.isTrapFilled, 60, 'a field hidden from people was filled in'],
    [signals.isOverLimit, 60, 'more enquiries than usual from this sender or network'],
    [(signals.secondsOpen ?? 60) < 2, 30, 'sent within two seconds'],
    [disposable.has(domain), 40, 'a throw-away mail address'],
    [links > 1, Math.min(45, 15 * links), `${links} links`],
    [/\[url|<a\s/i.test(enquiry.message), 30, 'link markup'],
  ];
  const reasons = found.filter(([isSo]) => isSo);
  return {
    score: reasons.reduce((sum, [, points]) => sum + points, 0),
    reasons: reasons.map(([, , reason]) => reason),
  };
}

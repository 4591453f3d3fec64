import { paths } from '@site/shell/paths';
import type { ScanToolDefinition } from '../../scans/definition/ScanToolDefinition';

/** Texts and sample of the email tool. The sample is made up. */
export const emailSecurityDefinition: ScanToolDefinition = {
  tool: 'email-security',
  page: {
    title: 'Could someone mail as you?',
    searchTitle: 'Email Security: could someone mail as you?',
    description:
      'DMARC, SPF, DKIM and five more records of your domain, graded in seconds, with the path of a forged mail and the exact records to paste.',
    path: paths.tool('email-security'),
    breadcrumbs: [{ label: 'Tools', to: paths.tools }],
    label: 'Email Security',
  },
  facts: [
    { term: 'Reads', text: 'Public DNS records and mail greetings' },
    { term: 'Leaves your browser', text: 'The domain you type' },
    { term: 'Keeps', text: 'A hash and the score, 30 days' },
    { term: 'Is not', text: 'A certification. It sees what anybody can see' },
  ],
  acceptsSelectors: true,
  grades: ['A+', 'A', 'B', 'C', 'D', 'F'],
  unit: 'Eight checks, a hundred points. What cannot be found out counts neither for nor against a domain.',
  checks: [
    {
      check: 'dmarc',
      title: 'DMARC',
      weight: 35,
      text: 'What receivers are told to do with mail that fails.',
    },
    { check: 'spf', title: 'SPF', weight: 20, text: 'Which servers may send for you.' },
    { check: 'dkim', title: 'DKIM', weight: 15, text: 'Whether your mail is signed.' },
    {
      check: 'starttls',
      title: 'STARTTLS',
      weight: 10,
      text: 'Whether your mail servers take mail over an encrypted line.',
    },
    {
      check: 'mta-sts',
      title: 'MTA-STS',
      weight: 8,
      text: 'Whether senders are told to insist on that line.',
    },
    { check: 'dnssec', title: 'DNSSEC', weight: 5, text: 'Whether the records themselves are signed.' },
    {
      check: 'tls-rpt',
      title: 'TLS-RPT',
      weight: 4,
      text: 'Whether you hear of deliveries that failed over it.',
    },
    {
      check: 'bimi',
      title: 'BIMI',
      weight: 3,
      text: 'Whether a mark is published to show beside your mail.',
    },
  ],
  sample: {
    grade: 'C',
    score: 51,
    meaning: 'C means: signed and encrypted, but nothing stops a forgery.',
    headline: 'Yes. A stranger can write as anyone at your firm, and it arrives.',
    summary:
      'Two records decide that, and both are yours to change. The bar is your hundred points; each check is as wide as it weighs.',
    checks: [
      { check: 'dmarc', title: 'DMARC', state: 'warn', earned: 10, weight: 35 },
      { check: 'spf', title: 'SPF', state: 'warn', earned: 14, weight: 20 },
      { check: 'dkim', title: 'DKIM', state: 'pass', earned: 15, weight: 15 },
      { check: 'starttls', title: 'STARTTLS', state: 'pass', earned: 10, weight: 10 },
      { check: 'mta-sts', title: 'MTA-STS', state: 'fail', earned: 0, weight: 8 },
      { check: 'dnssec', title: 'DNSSEC', state: 'fail', earned: 0, weight: 5 },
      { check: 'tls-rpt', title: 'TLS-RPT', state: 'unknown', earned: 0, weight: 4 },
      { check: 'bimi', title: 'BIMI', state: 'fail', earned: 0, weight: 3 },
    ],
  },
  loadResult: () => import('./EmailResult').then(({ EmailResult }) => ({ Result: EmailResult })),
};

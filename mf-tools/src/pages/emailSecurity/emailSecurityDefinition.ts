import { paths } from '@site/shell/paths';
import type { ScanToolDefinition } from '../../scans/definition/ScanToolDefinition';

/** Texts and sample of the email tool. The sample is made up. */
export const emailSecurityDefinition: ScanToolDefinition = {
  tool: 'email-security',
  page: {
    title: 'Can your email be spoofed?',
    searchTitle: 'Email Security: can your email be spoofed?',
    description:
      'Check DMARC, SPF, DKIM and five more email security records of your domain in seconds, and get the exact DNS records that stop spoofing.',
    path: paths.tool('email-security'),
    breadcrumbs: [{ label: 'Tools', to: paths.tools }],
    label: 'Email Security',
  },
  facts: [
    { term: 'Reads', text: 'Public DNS records and mail server greetings' },
    { term: 'Leaves your browser', text: 'The domain you type' },
    { term: 'Keeps', text: 'A hash and the score, 30 days' },
    { term: 'Is not', text: 'A certification. It uses public information only' },
  ],
  acceptsSelectors: true,
  grades: ['A+', 'A', 'B', 'C', 'D', 'F'],
  unit: 'Eight checks, 100 points. What we can’t find out doesn’t change your score.',
  checks: [
    {
      check: 'dmarc',
      title: 'DMARC',
      weight: 35,
      text: 'What others should do with fake email in your name.',
    },
    { check: 'spf', title: 'SPF', weight: 20, text: 'Which servers may send email for you.' },
    { check: 'dkim', title: 'DKIM', weight: 15, text: 'Whether your email is signed.' },
    {
      check: 'starttls',
      title: 'STARTTLS',
      weight: 10,
      text: 'Whether your mail servers accept encrypted email.',
    },
    {
      check: 'mta-sts',
      title: 'MTA-STS',
      weight: 8,
      text: 'Whether senders must use encryption.',
    },
    { check: 'dnssec', title: 'DNSSEC', weight: 5, text: 'Whether your DNS records are signed.' },
    {
      check: 'tls-rpt',
      title: 'TLS-RPT',
      weight: 4,
      text: 'Whether you get reports about failed encryption.',
    },
    {
      check: 'bimi',
      title: 'BIMI',
      weight: 3,
      text: 'Whether your logo can appear beside your email.',
    },
  ],
  sample: {
    grade: 'C',
    score: 51,
    meaning: 'C means your email is signed and encrypted, but nothing stops spoofing.',
    headline: 'Yes. Anyone can send email in your company’s name, and it reaches the inbox.',
    summary: 'Two DNS records decide that, and you can change both. The bar shows your 100 points.',
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

import { paths } from '@site/shell/paths';
import type { ScanToolDefinition } from '../../scans/definition/ScanToolDefinition';

/** Texts and sample of the domain tool. The sample is made up. */
export const domainSecurityDefinition: ScanToolDefinition = {
  tool: 'domain-security',
  page: {
    title: 'Is your website built straight?',
    searchTitle: 'Domain Security: is your website built straight?',
    description:
      'Certificate, redirects, security headers, cookies and names of your website, graded in seconds, each with lines to paste for your web server.',
    path: paths.tool('domain-security'),
    breadcrumbs: [{ label: 'Tools', to: paths.tools }],
    label: 'Domain Security',
  },
  facts: [
    { term: 'Reads', text: 'Your start page, its headers, certificate and DNS records' },
    { term: 'Leaves your browser', text: 'The domain you type' },
    { term: 'Keeps', text: 'A hash and the score, 30 days' },
    { term: 'Is not', text: 'A certification. It sees what anybody can see' },
  ],
  grades: ['A+', 'A', 'B', 'C', 'D', 'F'],
  unit: 'A site begins with a hundred points and loses what is missing. What cannot be found out costs nothing.',
  checks: [
    {
      check: 'cors',
      title: 'Foreign requests',
      weight: 50,
      text: 'Whether any site may read yours with your visitors’ sign-in.',
    },
    {
      check: 'scripts',
      title: 'Foreign scripts',
      weight: 50,
      text: 'Whether scripts of others are held to what you checked.',
    },
    {
      check: 'cookies',
      title: 'Cookies',
      weight: 40,
      text: 'Whether they are kept from scripts and other sites.',
    },
    {
      check: 'csp',
      title: 'Content policy',
      weight: 25,
      text: 'Whether the page says which scripts may run.',
    },
    {
      check: 'hsts',
      title: 'Strict transport',
      weight: 20,
      text: 'Whether browsers come back encrypted only.',
    },
    {
      check: 'framing',
      title: 'Framing',
      weight: 20,
      text: 'Whether another site may put yours in a frame.',
    },
    {
      check: 'redirect',
      title: 'Redirect',
      weight: 20,
      text: 'Whether the plain address leads to the encrypted one.',
    },
    {
      check: 'nosniff',
      title: 'Content types',
      weight: 5,
      text: 'Whether browsers may guess what a file is.',
    },
    { check: 'certificate', title: 'Certificate', weight: 0, text: 'Its names, chain and expiry.' },
    {
      check: 'names',
      title: 'Names',
      weight: 0,
      text: 'CAA, DNSSEC, security.txt, name servers and registration.',
    },
  ],
  sample: {
    grade: 'C',
    score: 55,
    meaning: 'C means: usual, and too little.',
    headline: 'Two things cost points.',
    summary:
      'A site begins with a hundred points. Hatched is what was lost, and each loss has lines to paste.',
    checks: [
      { check: 'cookies', title: 'Cookies', state: 'fail', earned: 20, weight: 40 },
      { check: 'csp', title: 'Content policy', state: 'fail', earned: 0, weight: 25 },
      { check: 'hsts', title: 'Strict transport', state: 'pass', earned: 20, weight: 20 },
      { check: 'framing', title: 'Framing', state: 'pass', earned: 20, weight: 20 },
      { check: 'redirect', title: 'Redirect', state: 'pass', earned: 20, weight: 20 },
    ],
  },
  loadResult: () => import('./DomainResult').then(({ DomainResult }) => ({ Result: DomainResult })),
};

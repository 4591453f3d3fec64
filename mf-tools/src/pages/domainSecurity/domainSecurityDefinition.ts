import { paths } from '@site/shell/paths';
import type { ScanToolDefinition } from '../../scans/definition/ScanToolDefinition';

/** Texts and sample of the domain tool. The sample is made up. */
export const domainSecurityDefinition: ScanToolDefinition = {
  tool: 'domain-security',
  page: {
    title: 'Is your website secure?',
    searchTitle: 'Domain Security: is your website secure?',
    description:
      'Check your website’s certificate, redirects, security headers and cookies in seconds, and copy the fixes for your web server.',
    path: paths.tool('domain-security'),
    breadcrumbs: [{ label: 'Tools', to: paths.tools }],
    label: 'Domain Security',
  },
  facts: [
    { term: 'Reads', text: 'Your home page, its headers, certificate and DNS records' },
    { term: 'Leaves your browser', text: 'The domain you type' },
    { term: 'Keeps', text: 'A hash and the score, 30 days' },
    { term: 'Is not', text: 'A certification. It uses public information only' },
  ],
  grades: ['A+', 'A', 'B', 'C', 'D', 'F'],
  unit: 'Your website starts with 100 points and loses points for what’s missing. What we can’t find out costs nothing.',
  checks: [
    {
      check: 'cors',
      title: 'Cross-origin requests',
      weight: 50,
      text: 'Whether other websites can read your visitors’ data.',
    },
    {
      check: 'scripts',
      title: 'Third-party scripts',
      weight: 50,
      text: 'Whether scripts from other servers are verified.',
    },
    {
      check: 'cookies',
      title: 'Cookies',
      weight: 40,
      text: 'Whether attackers can steal sign-in cookies.',
    },
    {
      check: 'csp',
      title: 'Content Security Policy',
      weight: 25,
      text: 'Whether the page limits which scripts may run.',
    },
    {
      check: 'hsts',
      title: 'HTTPS only (HSTS)',
      weight: 20,
      text: 'Whether browsers always use encryption.',
    },
    {
      check: 'framing',
      title: 'Framing',
      weight: 20,
      text: 'Whether another website can hide yours in a frame.',
    },
    {
      check: 'redirect',
      title: 'Redirect',
      weight: 20,
      text: 'Whether visitors are sent to the encrypted address.',
    },
    {
      check: 'nosniff',
      title: 'Content types',
      weight: 5,
      text: 'Whether browsers may guess file types.',
    },
    {
      check: 'certificate',
      title: 'Certificate',
      weight: 0,
      text: 'Whether browsers trust it, and until when.',
    },
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
    meaning: 'C means average, and that isn’t enough.',
    headline: 'Two problems cost you points.',
    summary: 'Your website starts with 100 points. The hatched parts are lost, and each has a fix to copy.',
    checks: [
      { check: 'cookies', title: 'Cookies', state: 'fail', earned: 20, weight: 40 },
      { check: 'csp', title: 'Content Security Policy', state: 'fail', earned: 0, weight: 25 },
      { check: 'hsts', title: 'HTTPS only (HSTS)', state: 'pass', earned: 20, weight: 20 },
      { check: 'framing', title: 'Framing', state: 'pass', earned: 20, weight: 20 },
      { check: 'redirect', title: 'Redirect', state: 'pass', earned: 20, weight: 20 },
    ],
  },
  loadResult: () => import('./DomainResult').then(({ DomainResult }) => ({ Result: DomainResult })),
};

import type { Evidence } from '../../../tools/scans/contract';
import { ownValue } from '../../lookUp';
import { createHeaderEvidence, createPageCheck, toDisplayText } from '../createWebCheck';
import { findGaps, findWeakness, type Gap, getPolicies, type Policy, type Weakness } from '../csp';
import { getHeader } from '../fetchVetted';
import { createHeaderFixes } from '../snippets';

const HEADER = 'Content-Security-Policy';
const STARTER_POLICY =
  "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'";
const NOTE =
  'Start with Content-Security-Policy-Report-Only and see what it would block. Then list the servers your pages load from.';

const WEAKNESS_TEXTS: Record<Weakness, string> = {
  'no scripts': 'The policy doesn’t cover scripts',
  inline: 'The policy lets any inline script run',
  anywhere: 'The policy allows scripts from any server',
  none: 'Only scripts you listed can run',
};

/** Gaps besides the script sources, and how to close them. */
const GAP_TEXTS: Record<Gap, readonly [message: string, advice: string]> = {
  eval: ['text can still be run as code', 'Find the script that needs unsafe-eval and replace it.'],
  'plug-ins': ['plug-ins come from anywhere', "Add object-src 'none'."],
  base: [
    'an injected <base> tag can redirect trusted scripts',
    "Add base-uri 'self', or 'none' if your pages have no <base>.",
  ],
  unencrypted: [
    'the list includes unencrypted sources',
    'Change http: to https: and ws: to wss:, or add upgrade-insecure-requests.',
  ],
};

const EXPLANATIONS: Record<string, string> = {
  "'unsafe-inline'": 'lets scripts written into the page run',
  "'unsafe-eval'": 'lets text be turned into code',
  "'strict-dynamic'": 'trusted scripts may load others',
  "'self'": 'from this site',
  "'none'": 'from nowhere',
  '*': 'from anywhere',
  'https:': 'from any server with HTTPS',
  'http:': 'from any server at all',
  'data:': 'from the address itself',
  'default-src': 'for all that is not named',
  'script-src': 'where scripts may come from',
  'frame-ancestors': 'who may show the page in a frame',
  'upgrade-insecure-requests': 'loads by HTTPS what was written with HTTP',
  'object-src': 'where plug-ins may come from',
  'base-uri': 'what the page’s relative addresses may begin with',
  'form-action': 'where forms may send',
};

function createPolicyEvidence(text: string, policies: readonly Policy[]): Evidence {
  const words = policies.flatMap((policy) => [...policy].flatMap(([name, sources]) => [name, ...sources]));
  const parts = [...new Set(words)].flatMap((word) => {
    const message = /^'nonce-/.test(word)
      ? 'scripts that carry this visit’s number'
      : /^'sha\d/.test(word)
        ? 'a script with exactly this content'
        : (ownValue(EXPLANATIONS, word.toLowerCase()) ??
          (/^(http|ws):./i.test(word) ? 'without encryption' : undefined));
    return message ? [{ text: toDisplayText(word), message }] : [];
  });
  return { label: HEADER, text: toDisplayText(text), parts: parts.slice(0, 20) };
}

/** Informational: `default-src` does not cover form targets. */
const createFormEvidence = (policies: readonly Policy[]): Evidence[] =>
  policies.some((policy) => policy.has('form-action'))
    ? []
    : [{ label: 'form-action', text: 'not named: forms may send anywhere', parts: [] }];

/** Whether an injected script would run. */
export const csp = createPageCheck(
  {
    check: 'csp',
    title: 'Content Security Policy',
    weight: 25,
    why: 'If an attacker gets a script into one of your pages, this policy keeps it from running in your visitors’ browsers.',
  },
  (page) => {
    const { text, policies } = getPolicies(page);
    if (!policies.length) {
      const reportOnly = getHeader(page, 'content-security-policy-report-only');
      return {
        state: 'fail',
        lost: 25,
        headline: reportOnly
          ? 'The policy only reports and blocks nothing yet'
          : 'No policy: any script can run',
        evidence: [
          createHeaderEvidence(HEADER, undefined),
          ...(reportOnly ? [createHeaderEvidence(`${HEADER}-Report-Only`, reportOnly)] : []),
        ],
        advice: reportOnly
          ? 'When the reports show no problem, send the same policy as Content-Security-Policy.'
          : 'Ask your web developer to start with a policy that only reports, then enforce it.',
        fixes: createHeaderFixes(HEADER, STARTER_POLICY, page, 'this month', NOTE),
      };
    }
    const evidence = [createPolicyEvidence(text, policies), ...createFormEvidence(policies)];
    const weakness = getStrictest(policies.map(findWeakness));
    // A gap counts only if every policy has it.
    const gaps = policies
      .map(findGaps)
      .reduce((open, next) => open.filter((gap) => next.includes(gap)))
      .map((gap) => GAP_TEXTS[gap]);
    const gapAdvice = gaps.map(([, advice]) => advice);
    if (weakness !== 'none')
      return {
        state: 'warn',
        lost: 20,
        headline: WEAKNESS_TEXTS[weakness],
        evidence,
        advice: [LIST_ADVICE, ...gapAdvice].join(' '),
        fixes: createHeaderFixes(HEADER, STARTER_POLICY, page, 'this month', NOTE),
      };
    if (!gaps.length) return { state: 'pass', headline: WEAKNESS_TEXTS.none, evidence };
    return {
      state: 'warn',
      headline: `Scripts are limited, but ${gaps.map(([message]) => message).join('; ')}`,
      evidence,
      advice: gapAdvice.join(' '),
    };
  },
);

const LIST_ADVICE =
  'List the servers your scripts come from, and give inline scripts a nonce that changes with every request.';

/** All policies apply, so the strictest decides. */
const getStrictest = (found: readonly Weakness[]): Weakness =>
  found.find((each) => each === 'none') ?? found.find((each) => each !== 'no scripts') ?? 'no scripts';

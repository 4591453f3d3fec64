import type { WebResponse } from './fetchVetted';
import { getHeader } from './fetchVetted';
import { findTags } from './html';

/** A content security policy by directive. */
export type Policy = ReadonlyMap<string, string[]>;

export function parsePolicies(value: string): Policy[] {
  return value.split(',').flatMap((text) => {
    const directives = new Map<string, string[]>();
    for (const part of text.split(';')) {
      const [name, ...sources] = part.trim().split(/\s+/);
      // Browsers use the first of duplicate directives.
      if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
    }
    return directives.size ? [directives] : [];
  });
}

/** All policies of a page, from headers and meta tags. */
export function getPolicies(page: WebResponse): { text: string; policies: Policy[] } {
  const header = getHeader(page, 'content-security-policy');
  const metas = findTags(page.body, 'meta')
    .filter((tag) => tag.get('http-equiv')?.toLowerCase() === 'content-security-policy')
    .map((tag) => tag.get('content') ?? '');
  const text = [...(header === undefined ? [] : [header]), ...metas].join(', ');
  return { text, policies: parsePolicies(text) };
}

/** Why a policy does not stop injected scripts; `none` if it does. */
export type Weakness = 'no scripts' | 'inline' | 'anywhere' | 'none';

export function findWeakness(policy: Policy): Weakness {
  const { elements, attributes } = scriptSources(policy);
  if (!elements) return 'no scripts';
  if (allowsInline(elements) || !attributes || allowsInline(attributes)) return 'inline';
  return elements.some(matchesAnyHost) && !has(elements, STRICT_DYNAMIC) ? 'anywhere' : 'none';
}

/**
 * Gaps of a policy besides script sources. `eval`: text may be run as code. `plug-ins`: allowed from anywhere. `base`:
 * changing the base URL redirects trusted scripts. `unencrypted`: a source uses HTTP.
 */
export type Gap = 'eval' | 'plug-ins' | 'base' | 'unencrypted';

export function findGaps(policy: Policy): Gap[] {
  const { all, elements = [] } = scriptSources(policy);
  const plugIns = policy.get('object-src') ?? policy.get('default-src');
  const isUpgraded = policy.has('upgrade-insecure-requests');
  const fetched = [...policy].flatMap(([name, sources]) => (/-src(-elem|-attr)?$/.test(name) ? sources : []));
  const gaps: Record<Gap, boolean> = {
    eval: !all || has(all, /^'unsafe-eval'$/i),
    'plug-ins': !plugIns || plugIns.some(matchesAnyHost),
    base: !policy.has('base-uri') && has(elements, /^'(nonce-|strict-dynamic'$)/i),
    unencrypted: !isUpgraded && has(fetched, /^(http|ws):/i),
  };
  return (Object.keys(gaps) as Gap[]).filter((gap) => gaps[gap]);
}

function scriptSources(policy: Policy) {
  const all = policy.get('script-src') ?? policy.get('default-src');
  // These override script-src for elements and attributes.
  const elements = policy.get('script-src-elem') ?? all;
  const attributes = policy.get('script-src-attr') ?? all;
  return { all, elements, attributes };
}

const STRICT_DYNAMIC = /^'strict-dynamic'$/i;

const has = (sources: readonly string[], pattern: RegExp) => sources.some((source) => pattern.test(source));

/** Browsers ignore `'unsafe-inline'` if there is a nonce, a hash or `'strict-dynamic'`. */
const allowsInline = (sources: readonly string[]) =>
  has(sources, /^'unsafe-inline'$/i) && !has(sources, /^'(strict-dynamic'|nonce-|sha(256|384|512)-)/i);

/** Whether a source matches any host, regardless of port and path. */
export const matchesAnyHost = (source: string): boolean =>
  /^(?:https?:|data:)(?:\/\/)?$/i.test(source) || /^(?:[a-z*]+:\/\/)?\*(?::[\d*]+)?(?:\/.*)?$/i.test(source);

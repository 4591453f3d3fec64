import type { Answered } from './fetchVetted';
import { headerOf } from './fetchVetted';
import { tagsOf } from './html';

/** A content security policy: its directives, each named once. */
export type Policy = ReadonlyMap<string, string[]>;

export function readPolicies(value: string): Policy[] {
  return value.split(',').flatMap((text) => {
    const directives = new Map<string, string[]>();
    for (const part of text.split(';')) {
      const [name, ...sources] = part.trim().split(/\s+/);
      // Of a directive that stands twice, browsers heed the first.
      if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
    }
    return directives.size ? [directives] : [];
  });
}

/** All policies that browsers enforce on a page: from its headers and from its text. */
export function policiesOf(page: Answered): { text: string; policies: Policy[] } {
  const header = headerOf(page, 'content-security-policy');
  const metas = tagsOf(page.body, 'meta')
    .filter((tag) => tag.get('http-equiv')?.toLowerCase() === 'content-security-policy')
    .map((tag) => tag.get('content') ?? '');
  const text = [...(header === undefined ? [] : [header]), ...metas].join(', ');
  return { text, policies: readPolicies(text) };
}

/** What keeps a policy from stopping a script that was slipped in; `none` where nothing does. */
export type Weakness = 'no scripts' | 'inline' | 'anywhere' | 'none';

export function weaknessOf(policy: Policy): Weakness {
  const { elements, attributes } = scriptSources(policy);
  if (!elements) return 'no scripts';
  if (letsInline(elements) || !attributes || letsInline(attributes)) return 'inline';
  return elements.some(isAnywhere) && !has(elements, TRUST_IS_HANDED_ON) ? 'anywhere' : 'none';
}

/**
 * What a policy that limits scripts leaves open beside them. `eval`: text may be turned into code. `plug-ins`: these come
 * from anywhere. `base`: trusted scripts can be fetched from elsewhere by changing what their addresses begin with.
 * `unencrypted`: a source is named that anybody in between can write.
 */
export type Gap = 'eval' | 'plug-ins' | 'base' | 'unencrypted';

export function gapsOf(policy: Policy): Gap[] {
  const { all, elements = [] } = scriptSources(policy);
  const plugIns = policy.get('object-src') ?? policy.get('default-src');
  const isMended = policy.has('upgrade-insecure-requests');
  const fetched = [...policy].flatMap(([name, sources]) => (/-src(-elem|-attr)?$/.test(name) ? sources : []));
  const gaps: Record<Gap, boolean> = {
    eval: !all || has(all, /^'unsafe-eval'$/i),
    'plug-ins': !plugIns || plugIns.some(isAnywhere),
    base: !policy.has('base-uri') && has(elements, /^'(nonce-|strict-dynamic'$)/i),
    unencrypted: !isMended && has(fetched, /^(http|ws):/i),
  };
  return (Object.keys(gaps) as Gap[]).filter((gap) => gaps[gap]);
}

function scriptSources(policy: Policy) {
  const all = policy.get('script-src') ?? policy.get('default-src');
  // Where these are named, browsers pass over the one for all scripts.
  const elements = policy.get('script-src-elem') ?? all;
  const attributes = policy.get('script-src-attr') ?? all;
  return { all, elements, attributes };
}

const TRUST_IS_HANDED_ON = /^'strict-dynamic'$/i;

const has = (sources: readonly string[], pattern: RegExp) => sources.some((source) => pattern.test(source));

/** A mark, or trust that is handed on, keeps browsers from heeding `'unsafe-inline'`. */
const letsInline = (sources: readonly string[]) =>
  has(sources, /^'unsafe-inline'$/i) && !has(sources, /^'(strict-dynamic'|nonce-|sha(256|384|512)-)/i);

/** Whether a source names no host: any will do, whatever port or path it adds. */
export const isAnywhere = (source: string): boolean =>
  /^(?:https?:|data:)(?:\/\/)?$/i.test(source) || /^(?:[a-z*]+:\/\/)?\*(?::[\d*]+)?(?:\/.*)?$/i.test(source);

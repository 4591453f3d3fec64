import type { LinkTargets } from './linkTargets';

/**
 * The address that was typed for a link: a path, an anchor, a URL, a domain, or the name or path of the only page that
 * is offered; undefined for other text and for addresses that texts cannot link to.
 */
export function readLink(typed: string, targets: ReturnType<LinkTargets>): string | undefined {
  const text = typed.trim();
  if (/^(?:\/(?!\/)|#|(?:https?|mailto|tel):)/i.test(text)) return text;
  if (/^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(text)) return `https://${text}`;
  return targets.length === 1 ? targets[0]?.path : undefined;
}

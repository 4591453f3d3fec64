import { getDomain } from 'tldts';

/** The registered domain of a host name. */
export const getRegisteredDomain = (name: string): string => getDomain(name) ?? name;

/** A name and its parents up to the registered domain. */
export function listParentNames(name: string): string[] {
  const top = getRegisteredDomain(name);
  const names = [name];
  for (let next = name; next !== top && next.includes('.'); ) {
    next = next.slice(next.indexOf('.') + 1);
    names.push(next);
  }
  return names;
}

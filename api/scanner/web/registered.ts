import { getDomain } from 'tldts';

/** The name that was registered, of which a host is part. */
export const registered = (name: string): string => getDomain(name) ?? name;

/** A name and those above it, up to the one that was registered. */
export function namesUp(name: string): string[] {
  const top = registered(name);
  const names = [name];
  for (let next = name; next !== top && next.includes('.'); ) {
    next = next.slice(next.indexOf('.') + 1);
    names.push(next);
  }
  return names;
}

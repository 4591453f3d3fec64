import { sep } from 'node:path';
import type { Snapshot } from '../../releases/snapshot';

/** The remote whose code is innermost in a stack trace; `undefined` if there is none. */
export function releaseOfError({ remotes }: Snapshot, stack: string): string | undefined {
  // Without the message, which may contain any path, also one that a visitor sent.
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const text = decoded(frames.join('\n'));
  let innermost = { name: undefined as string | undefined, at: Number.POSITIVE_INFINITY };
  for (const [name, { folder }] of remotes) {
    const at = text.indexOf(folder + sep);
    if (at >= 0 && at < innermost.at) innermost = { name, at };
  }
  return innermost.name;
}

/** File paths may appear as URLs. */
function decoded(stack: string): string {
  try {
    return decodeURI(stack);
  } catch {
    return stack;
  }
}

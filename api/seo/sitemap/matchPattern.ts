/**
 * Finds the most specific of the patterns, such as `/blog/:slug`, that a path matches. A segment without a parameter is
 * more specific than one with, from the left.
 */
export function matchPattern(patterns: readonly string[]): (path: string) => string | undefined {
  const exact = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
  const others = patterns
    .filter((pattern) => !exact.has(pattern) && !pattern.endsWith('/*'))
    .map((pattern) => ({ pattern, segments: pattern.split('/') }))
    .sort((a, b) => (weightOf(a.segments) < weightOf(b.segments) ? 1 : -1));
  return (path) => {
    if (exact.has(path)) return path;
    const segments = path.split('/');
    return others.find((other) => matches(other.segments, segments))?.pattern;
  };
}

const weightOf = (segments: string[]) =>
  segments.map((segment) => (segment.startsWith(':') ? '1' : '2')).join('');

function matches(pattern: string[], path: string[]): boolean {
  const isOptional = pattern.at(-1)?.endsWith('?');
  if (path.length !== pattern.length && !(isOptional && path.length === pattern.length - 1)) return false;
  return path.every((segment, at) => {
    const expected = pattern[at] ?? '';
    return expected.startsWith(':') ? segment !== '' : segment === expected;
  });
}

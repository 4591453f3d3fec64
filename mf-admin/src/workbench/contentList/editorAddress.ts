const EDITORS: Record<string, string> = {
  post: 'blog',
  'landing page': 'landing-pages',
  'service area': 'locations',
  policy: 'policies',
  'case study': 'case-studies',
};

/** The editor of a document; undefined for a kind without one. */
export function editorAddress({ kind, id }: { kind: string; id: string }): string | undefined {
  const screen = EDITORS[kind];
  return screen && `/admin/${screen}/${id}`;
}

import type { ComposedPage } from './contract';

export function exampleComposedPage(part: Partial<ComposedPage> = {}): ComposedPage {
  return {
    path: '/its-legal-austin-texas',
    title: 'IT for law firms in Austin',
    searchTitle: 'IT for Austin law firms',
    description: 'What a law firm in Austin gets from its IT provider.',
    lead: 'Deadlines do not move, so IT has to work.',
    parts: [{ heading: 'What we do', lines: ['We answer the phone.', 'We restore files.'] }],
    ...part,
  };
}

import type { CaseStudy, CaseStudyDraft, CaseStudySummary } from './contract';

/** The draft of a case study that can be published. */
export function exampleCaseStudyDraft(part: Partial<CaseStudyDraft> = {}): CaseStudyDraft {
  return {
    slug: 'no-more-lost-mornings',
    title: 'No more lost mornings',
    summary: 'A regional law firm cut the time its people wait for IT by more than half.',
    client: 'Regional law firm',
    industry: 'legal',
    size: '45 people, two offices',
    situation: 'Sign-ins failed most mornings.\n\nNobody owned the problem.',
    work: 'We gave every ticket one owner and replaced the sign-in.',
    figures: [
      {
        label: 'Time to resolution',
        before: '9.2 h',
        after: '2.1 h',
        method: 'Median of all tickets in the ticket system',
        period: 'March 2025 and March 2026',
      },
    ],
    quote: { text: 'The mornings are ours again.', name: 'P. L.', position: 'Managing partner' },
    consentOn: '2026-10-02',
    consentProof: 'Email of October 2, in the shared mailbox',
    heroFigure: '',
    ...part,
  };
}

export function exampleCaseStudySummary(part: Partial<CaseStudySummary> = {}): CaseStudySummary {
  const { slug, title, summary, client, industry, size, figures } = exampleCaseStudyDraft();
  return {
    slug,
    title,
    summary,
    client,
    industry,
    size,
    figures,
    publishedAt: '2026-11-12T15:00:00.000Z',
    ...part,
  };
}

export function exampleCaseStudy(part: Partial<CaseStudy> = {}): CaseStudy {
  const { situation, work, quote } = exampleCaseStudyDraft();
  return {
    ...exampleCaseStudySummary(),
    situation,
    work,
    quote,
    updatedAt: '2026-11-12T15:00:00.000Z',
    ...part,
  };
}

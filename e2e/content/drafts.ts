import type { LandingBlockDraft, LandingDraft } from '@site/api/contract/landingPages';
import type { LocationDraft } from '@site/api/contract/locations';
import type { PolicyDraft } from '@site/api/contract/policies';
import type { PostDraft } from '@site/api/contract/posts';
import { exampleLandingDraft } from '@site/api/example/landingPages';
import { exampleLocationDraft } from '@site/api/example/locations';
import { examplePolicyDraft } from '@site/api/example/policies';
import { examplePostDraft } from '@site/api/example/posts';

/** Some words for a field: at most so many letters, and at least. */
export type Take = (field: string, most: number, least?: number) => string;

/** A post of which every text is taken from somewhere. */
export const postOf = (take: Take, slug: string): PostDraft =>
  examplePostDraft({
    slug,
    title: take('post title', 200, 1),
    summary: take('post summary', 500, 1),
    markdown: `${take('post text', 12_000, 1)}\n`,
    imageAlt: take('post cover', 300),
    tags: [1, 2, 3, 4].map((n) => take(`post tag ${n}`, 40, 1)),
    author: take('post author', 80, 1),
    seo: { title: take('post search title', 200), description: take('post search description', 400) },
  });

/** A policy of which every text is taken from somewhere. */
export const policyOf = (take: Take, slug: string): PolicyDraft =>
  examplePolicyDraft({
    slug,
    title: take('policy title', 120, 1),
    description: take('policy description', 155, 70),
    lead: take('policy first words', 300, 1),
    markdown: `## Its first part\n\n${take('policy text', 12_000, 1)}\n`,
    inShort: take('policy change', 1000, 1),
  });

/** A landing page with every block there is, of which every text is taken from somewhere. */
export const landingOf = (take: Take, slug: string): LandingDraft =>
  exampleLandingDraft({
    slug,
    label: take('landing name', 120, 1),
    searchTitle: take('landing search title', 120, 1),
    description: take('landing description', 155, 70),
    blocks: everyBlock(take),
    partner: take('landing partner', 120),
    ...{ goal: 'enquiry', variants: [{ blocks: everyBlock(take) }] },
  });

function everyBlock(take: Take): LandingBlockDraft[] {
  const title = (kind: string) => take(`${kind} title`, 300, 1);
  const text = (kind: string, most = 2000) => take(`${kind} text`, most, 1);
  const label = (kind: string) => take(`${kind} label`, 200, 1);
  const titled = (kind: string) =>
    [1, 2, 3].map((n) => ({
      title: take(`${kind} ${n} title`, 300, 1),
      text: take(`${kind} ${n} text`, 1000, 1),
    }));
  const questions = [1, 2].map((n) => ({
    question: take(`faq ${n} question`, 500, 1),
    answer: take(`faq ${n} answer`, 2000, 1),
  }));
  return [
    {
      kind: 'hero',
      title: title('hero'),
      lead: take('hero lead', 1000, 1),
      drawnAs: '/services/service-desk',
    },
    { kind: 'text', title: title('text'), markdown: take('landing text', 8_000, 1) },
    {
      kind: 'proof',
      title: title('proof'),
      items: [{ text: text('proof', 1000), label: label('proof'), to: '/about' }],
    },
    { kind: 'benefits', title: title('benefits'), items: titled('benefit') },
    { kind: 'steps', title: title('steps'), items: titled('step') },
    {
      kind: 'countdown',
      title: title('countdown'),
      until: '2030-05-04T16:00:00.000Z',
      text: text('countdown'),
      afterwards: take('countdown afterwards', 1000, 1),
    },
    {
      kind: 'film',
      title: title('film'),
      text: text('film'),
      poster: '/media/film.jpg',
      video: '/media/film.mp4',
      captions: '/media/film.vtt',
    },
    {
      kind: 'tool',
      title: title('tool'),
      text: text('tool'),
      label: label('tool'),
      to: '/tools/password-strength',
    },
    { kind: 'faq', title: title('faq'), items: questions },
    { kind: 'booking', title: title('booking'), text: text('booking'), label: label('booking') },
    { kind: 'form', title: title('form'), text: text('form') },
  ];
}

/** A service area of which every text is taken from somewhere. */
export const locationOf = (take: Take, slug: string): LocationDraft =>
  exampleLocationDraft({
    slug,
    name: take('location name', 80, 1),
    county: take('location county', 80, 1),
    state: take('location state', 40, 1),
    road: take('location road', 120, 1),
    summary: take('location summary', 155, 70),
    lead: take('location lead', 600, 1),
    sections: [1, 2].map((n) => ({
      title: take(`section ${n} title`, 200, 1),
      text: take(`section ${n} text`, 5000, 1),
    })),
    facts: [1, 2].map((n) => ({
      text: take(`fact ${n} text`, 1000, 1),
      source: { name: take(`fact ${n} source`, 300, 1), url: 'https://example.com/source' },
      asOf: take(`fact ${n} date`, 40, 1),
    })),
    faqs: [{ question: take('location question', 500, 1), answer: take('location answer', 5000, 1) }],
  });

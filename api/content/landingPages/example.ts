import type { LandingDraft, LandingPage, LandingResponse } from './contract';

export function exampleLandingPage(part: Partial<LandingPage> = {}): LandingPage {
  return {
    slug: 'spring-check',
    path: '/landing/spring-check',
    searchTitle: 'A check in spring',
    description:
      'What a check in spring looks at, how long it takes, and what you hold in your hands afterwards.',
    isListed: true,
    blocks: [
      {
        kind: 'hero',
        title: 'A check in spring',
        lead: 'Before the heat comes, somebody looks at the closet.',
        drawnAs: '/services/service-desk',
      },
      { kind: 'text', title: 'Why then', html: '<p>Closets get <strong>hot</strong>.</p>' },
    ],
    ...part,
  };
}

export function exampleLandingResponse(part: Partial<LandingResponse> = {}): LandingResponse {
  return { page: exampleLandingPage(), isExpired: false, leadsTo: null, ...part };
}

/** The draft of a landing page that can be published. */
export function exampleLandingDraft(part: Partial<LandingDraft> = {}): LandingDraft {
  return {
    slug: 'spring-check',
    kind: 'campaign',
    label: 'Spring check',
    searchTitle: 'A check in spring',
    description:
      'What a check in spring looks at, how long it takes, and what you hold in your hands afterwards.',
    blocks: [
      {
        kind: 'hero',
        title: 'A check in spring',
        lead: 'Before the heat comes, somebody looks at the closet.',
        drawnAs: '/services/service-desk',
      },
      { kind: 'text', title: 'Why then', markdown: 'Closets get **hot**.' },
    ],
    expireAt: null,
    expireTo: '',
    isListed: true,
    ...part,
  };
}

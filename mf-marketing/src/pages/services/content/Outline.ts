import type { Enquiry } from '@site/api/leads/enquiries/contract';

/** A visitor's goal, as an option of the contact form's challenge field. */
export type Goal = Exclude<Enquiry['challenge'], 'other'>;

/** A statement that visitors may recognize themselves in, with its goal. */
export interface Sign {
  text: string;
  goal: Goal;
}

/**
 * A service page in a fixed order, so that all of them answer the same questions: what is wrong, what changes,
 * what is included and what is not, how it works, and common questions.
 */
export interface Outline<Slug extends string> {
  slug: Slug;
  /** The page's meta description and lead: 70 to 155 characters. */
  summary: string;
  /** Search terms of the page that its text does not contain. */
  keywords?: string[];
  problem: string;
  /** The service option of the contact form for enquiries about it. */
  service: Enquiry['service'];
  /** Three, in a client's words. */
  signs: Sign[];
  /** Three results that the client can verify. */
  outcomes: string[];
  included: string[];
  /** Four, in order. */
  steps: { title: string; text: string }[];
  /** What is written down along the way, each entry from the step (0 to 3) that adds it. */
  example?: { title: string; entries: { step: number; label: string; value: string }[] };
  notIncluded: string[];
  faqs: { question: string; answer: string }[];
  /** Paths of related services and industries. */
  related: string[];
  /** A related article. */
  reading?: { title: string; path: string };
}

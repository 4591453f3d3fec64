import type { Enquiry } from '@site/api/leads/enquiries/contract';

/** What somebody comes for, in the words of the contact form's challenges. */
export type Goal = Exclude<Enquiry['challenge'], 'other'>;

/** A sentence in which a client recognizes the firm, and what that firm comes for. */
export interface Sign {
  text: string;
  goal: Goal;
}

/**
 * One service told in a fixed order, so that every service page answers the same questions: what is wrong, what
 * changes, what is in the line and what is outside it, how it runs, and what people ask first.
 */
export interface Outline<Slug extends string> {
  slug: Slug;
  /** The page's meta description and lead: 70 to 155 characters. */
  summary: string;
  /** What people call it who look for it, where the page has other words. */
  keywords?: string[];
  problem: string;
  /** What the contact form calls an enquiry about it. */
  service: Enquiry['service'];
  /** Three, told the way a client would. */
  signs: Sign[];
  /** Three things the client should be able to check. */
  outcomes: string[];
  included: string[];
  /** Four, in order. */
  steps: { title: string; text: string }[];
  notIncluded: string[];
  faqs: { question: string; answer: string }[];
  /** Paths of services and industries that belong beside this one. */
  related: string[];
  /** One article that goes with it. */
  reading?: { title: string; path: string };
}

import type { IndustrySlug } from '@site/shell/paths';

/**
 * One industry told in a fixed order: what presses on such a firm, the systems we meet there, which control
 * answers which risk, how we help, a checklist to keep, and what people ask.
 */
export interface Industry {
  slug: IndustrySlug;
  /** The page's h1. */
  heading: string;
  /** Meta description and lead: 70 to 155 characters. */
  summary: string;
  pressures: { title: string; text: string }[];
  systems: { system: string; trouble: string; remedy: string }[];
  risks: { risk: string; control: string }[];
  help: { title: string; text: string }[];
  checklist: { title: string; items: string[] };
  faqs: { question: string; answer: string }[];
  /** Paths of services that belong beside this page. */
  related: string[];
  reading?: { title: string; path: string };
}

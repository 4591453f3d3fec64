import type { IndustrySlug } from '@site/shell/paths';

/** A law or a standard. `source` names issuer, number and year; `site` is the issuer's own address. */
export interface Rule {
  title: string;
  source: string;
  text: string;
  site: string;
}

/**
 * One industry page, in the order of its sections: pressures, risks with their controls, systems, rules, how we help, a
 * checklist and questions.
 */
export interface Industry {
  slug: IndustrySlug;
  /** The page's h1. */
  heading: string;
  /** Meta description and lead: 70 to 155 characters. */
  summary: string;
  /** Three labels of the illustration, from top to bottom: the work, the people, the network. */
  levels: { title: string; text: string }[];
  pressures: { title: string; text: string }[];
  systems: { system: string; trouble: string; remedy: string }[];
  /** Laws and standards that name such companies, each with its public source. */
  rules: Rule[];
  /** `also`: positions of the risks whose controls help against this one too. */
  risks: { risk: string; control: string; also?: number[] }[];
  help: { title: string; text: string }[];
  checklist: { title: string; items: string[] };
  faqs: { question: string; answer: string }[];
  /** Search terms that lead to the page beside the words of its text. */
  keywords?: string[];
  /** Paths of related services. */
  related: string[];
  reading?: { title: string; path: string };
}

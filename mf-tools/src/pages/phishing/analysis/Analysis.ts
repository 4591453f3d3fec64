import type { PartName, Span } from '../address/parseAddress';
import type { Verdict } from '../scoring/scoreAddress';

/** A range in one of the texts of an analysis, in UTF-16 units. */
export interface Mark extends Span {
  /** ID of the line or of hidden content. */
  at: string;
}

/** A warning sign with its points and locations. Without points, it is informational. */
export interface Reason {
  id: string;
  title: string;
  message: string;
  points: number;
  marks: Mark[];
}

/** Content that email programs do not show, below the line it belongs to. */
export interface Hidden {
  id: string;
  lead: string;
  text: string;
}

/** One line of the input: a header, a paragraph, a file, a URL. */
export interface Line {
  id: string;
  label?: string;
  text: string;
  hidden: Hidden[];
}

/** A link with its text and its target. */
export interface LinkFound {
  text: string;
  /** Defanged. */
  leads: string;
  points: number;
}

export interface Hop {
  from: string;
  by: string;
  /** ISO 8601, in UTC. */
  time?: string;
  /** Seconds since the previous hop. */
  took?: number;
  oddity?: string;
}

/** The domains of From, Reply-To and Return-Path. */
export interface Routes {
  from: string;
  replyTo: string;
  returnPath: string;
}

export interface Part {
  name: PartName;
  text: string;
}

/** The complete analysis of an input. */
export interface Analysis {
  kind: 'link' | 'message' | 'mail';
  verdict: Verdict;
  points: number;
  /** Most points first. */
  reasons: Reason[];
  lines: Line[];
  links: LinkFound[];
  /** The hops, oldest first. */
  hops: Hop[];
  routes?: Routes;
  /** Servers with SPF, DKIM and DMARC results in the email, topmost first. */
  checkers: string[];
  /** Parts of the URL; for a link only. */
  parts: Part[];
  /** What was omitted, and why. */
  notes: string[];
}

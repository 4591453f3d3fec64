import type { PartName, Span } from '../address/parseAddress';
import type { Verdict } from '../scoring/scoreAddress';

/** A place in one of the texts of a reading, in UTF-16 units. */
export interface Mark extends Span {
  /** The line or the line below it. */
  at: string;
}

/** A reason to doubt, with its points and the places that show it. None points: worth knowing, and honest people do it too. */
export interface Reason {
  id: string;
  title: string;
  says: string;
  points: number;
  marks: Mark[];
}

/** What mail programs do not show, below the line it belongs to. */
export interface Hidden {
  id: string;
  lead: string;
  text: string;
}

/** One line of what was given: a head line of a mail, a paragraph, a file, an address. */
export interface Line {
  id: string;
  label?: string;
  text: string;
  hidden: Hidden[];
}

/** A link as it reads and as it leads. */
export interface LinkFound {
  says: string;
  /** Made harmless. */
  leads: string;
  points: number;
}

export interface Hop {
  from: string;
  by: string;
  /** ISO 8601, in UTC. */
  time?: string;
  /** Since the hop before, in seconds. */
  took?: number;
  oddity?: string;
}

/** Three names a mail carries for where it came from and where answers and failures go. */
export interface Routes {
  from: string;
  replyTo: string;
  returnPath: string;
}

export interface Part {
  name: PartName;
  text: string;
}

/** All that is known about what was given; everything a page shows is in here. */
export interface Analysis {
  kind: 'link' | 'message' | 'mail';
  verdict: Verdict;
  points: number;
  /** The weightiest first. */
  reasons: Reason[];
  lines: Line[];
  links: LinkFound[];
  /** Where the sender is not in doubt: the oldest first. */
  hops: Hop[];
  routes?: Routes;
  /** Servers whose word on SPF, DKIM and DMARC stands in the mail, the top one first. */
  checkers: string[];
  /** The address cut into its parts; of a link alone. */
  parts: Part[];
  /** What was left out, and why. */
  notes: string[];
}

/** A legal document in its sections. */
export interface Policy {
  title: string;
  description: string;
  lead: string;
  /** ISO day. */
  effective: string;
  sections: Section[];
}

interface Section {
  id: string;
  title: string;
  paragraphs: string[];
  items?: string[];
}

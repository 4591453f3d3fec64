/** The texts of a document as its page shows them, for help while writing. */
export interface AnalyzedText<Draft> {
  /** What search engines get. */
  title: string;
  description: string;
  /** From top to bottom. */
  parts: readonly TextPart<Draft>[];
  /** Of images outside the parts; empty for an image without alt text. */
  alts?: readonly string[];
}

/** Text in one field. */
export interface TextPart<Draft> {
  /** Shown above it. */
  heading?: string;
  /** Markdown or plain text. */
  text: string;
  /** The fields with another text in its place. Only where it is Markdown, which can contain links. */
  withText?: (text: string) => Partial<Draft>;
}

export interface MarkdownParts {
  headings: string[];
  alts: string[];
  /** Paragraphs, list items and table rows, without headings and code. */
  passages: string[];
  links: { text: string; target: string }[];
}

export type Severity = 'error' | 'warning' | 'notice';

interface ProblemKind {
  value: string;
  label: string;
  severity: Severity;
  /** How to fix it. */
  help: string;
}

/** Every problem, the most severe first. */
export const problemKinds = [
  {
    value: 'status',
    label: 'Doesn’t return 200',
    severity: 'error',
    help: 'Visitors and search engines get an error here. Publish the page, or redirect its URL.',
  },
  {
    value: 'brokenLink',
    label: 'Broken links',
    severity: 'error',
    help: 'Correct these links, or redirect the URLs that no longer exist.',
  },
  {
    value: 'titleMissing',
    label: 'No title',
    severity: 'error',
    help: 'Enter a title that says what the page is about in about 60 characters.',
  },
  {
    value: 'structuredInvalid',
    label: 'Invalid structured data',
    severity: 'error',
    help: 'Search engines ignore data with these errors. Complete the fields of the page that the data is made from.',
  },
  {
    value: 'canonicalChain',
    label: 'Canonical URL isn’t final',
    severity: 'error',
    help: 'The canonical URL redirects, doesn’t exist, or names another canonical URL. Point it at the final page.',
  },
  {
    value: 'blocked',
    label: 'Set to noindex',
    severity: 'warning',
    help: 'The site lists this page but tells search engines not to. Remove noindex unless that’s intended.',
  },
  {
    value: 'titleDuplicate',
    label: 'Duplicate title',
    severity: 'warning',
    help: 'Give each page its own title so that people can tell them apart in search results.',
  },
  {
    value: 'descriptionMissing',
    label: 'No description',
    severity: 'warning',
    help: 'Describe the page in 70 to 155 characters. Without one, search engines pick a passage.',
  },
  {
    value: 'descriptionDuplicate',
    label: 'Duplicate description',
    severity: 'warning',
    help: 'Give each page its own description.',
  },
  {
    value: 'nearDuplicate',
    label: 'Near-duplicate content',
    severity: 'warning',
    help: 'At least 80% of the text is the same. Rewrite it, merge the pages, or set a canonical URL.',
  },
  {
    value: 'orphan',
    label: 'No internal links',
    severity: 'warning',
    help: 'No page links here except the sitemap page. Link to it from a related page.',
  },
  {
    value: 'redirectingLink',
    label: 'Links to redirects',
    severity: 'warning',
    help: 'Link directly to the final URLs.',
  },
  {
    value: 'externalLink',
    label: 'Broken links to other sites',
    severity: 'warning',
    help: 'These pages no longer exist, or their servers don’t respond. Link to another source, or remove the link.',
  },
  {
    value: 'headingMissing',
    label: 'No main heading',
    severity: 'warning',
    help: 'Each page needs one main heading (H1).',
  },
  {
    value: 'altMissing',
    label: 'Images without alt text',
    severity: 'warning',
    help: 'Describe each image in its alt text. For decoration, give it an empty one.',
  },
  {
    value: 'titleLong',
    label: 'Title too long',
    severity: 'warning',
    help: 'Search engines cut titles after about 580 pixels. Put the important words first, and shorten it.',
  },
  {
    value: 'thin',
    label: 'Low word count',
    severity: 'warning',
    help: 'The page has fewer than 150 words. Answer the question that brings people here.',
  },
  {
    value: 'imageMissing',
    label: 'No social image',
    severity: 'warning',
    help: 'Links shared on social networks show no image. Choose one.',
  },
  {
    value: 'headingMultiple',
    label: 'Multiple main headings',
    severity: 'notice',
    help: 'Use one main heading (H1) and make the others subheadings.',
  },
  {
    value: 'titleShort',
    label: 'Title too short',
    severity: 'notice',
    help: 'There is room to say more about the page, such as the city or the benefit.',
  },
  {
    value: 'descriptionLong',
    label: 'Description too long',
    severity: 'notice',
    help: 'Search engines cut descriptions after about 155 characters.',
  },
  {
    value: 'descriptionShort',
    label: 'Description too short',
    severity: 'notice',
    help: 'Use 70 to 155 characters.',
  },
] as const satisfies readonly ProblemKind[];

export type Problem = (typeof problemKinds)[number]['value'];
export const problems = problemKinds.map(({ value }) => value);

export const problemOf = (code: string): ProblemKind | undefined =>
  problemKinds.find(({ value }) => value === code);

/** One error weighs more than all warnings together, one warning more than all notices. */
const WEIGHTS: Record<Severity, number> = { error: 10_000, warning: 100, notice: 1 };
export const weightOf = (codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + WEIGHTS[problemOf(code)?.severity ?? 'notice'], 0);

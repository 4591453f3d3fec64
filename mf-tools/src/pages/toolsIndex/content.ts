import { type ToolSlug, tools } from '@site/shell/paths';

/** The four tools: what each answers, what leaves the browser, and findings of a made-up sample. */
export const TOOL_CARDS = addNames([
  {
    slug: 'email-security',
    question: 'Could someone mail as you?',
    text: 'Eight records, a hundred points, and the path of a forged mail before and after the fix.',
    leaves: 'The domain you type',
    asks: 'Check mail',
    finds:
      'C, 51 of 100: SPF only marks strangers, DMARC asks for nothing, and a forged mail reaches the inbox.',
  },
  {
    slug: 'password-strength',
    question: 'How long would it hold?',
    text: 'Cut a password open, watch it crack, see whether it has leaked.',
    begin: 'Test a password',
    leaves: 'Nothing; five characters of a hash if you ask',
    finds: 'A word, a year and a run of digits, each named, with the guesses it adds.',
  },
  {
    slug: 'phishing-detection',
    question: 'Hold it up to the light',
    text: 'Paste a message, a link or headers. What was hidden shows, in place.',
    begin: 'Check a message',
    leaves: 'Nothing',
    finds: 'A link that says “invoice” and leads to another country’s host.',
  },
  {
    slug: 'domain-security',
    question: 'Is your website built straight?',
    text: 'Certificate, redirects, headers, cookies and names, each with a fix you can paste.',
    leaves: 'The domain you type',
    asks: 'Check site',
    finds: 'C, 55 of 100: no content policy, −25, and the line for nginx that adds one.',
  },
]);

export interface ToolCardContent {
  slug: ToolSlug;
  name: string;
  question: string;
  text: string;
  leaves: string;
  /** Button label of a tool with a domain field. */
  asks?: string;
  /** Link label of another tool. */
  begin?: string;
  /** Findings of a made-up sample. */
  finds: string;
}

/** Adds the page name of each tool. */
function addNames(cards: Omit<ToolCardContent, 'name'>[]): ToolCardContent[] {
  return cards.map((card) => {
    const tool = tools.find(({ slug }) => slug === card.slug);
    if (!tool) throw new Error(`No page for ${card.slug}`);
    return { ...card, name: tool.label };
  });
}

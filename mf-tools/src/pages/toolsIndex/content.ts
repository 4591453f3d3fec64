import { type ToolSlug, tools } from '@site/shell/paths';

/** The four tools: what each answers, what leaves the browser, and findings of a made-up sample. */
export const TOOL_CARDS = addNames([
  {
    slug: 'email-security',
    question: 'Can your email be spoofed?',
    text: 'Find out whether criminals can send phishing in your company’s name, and get the DNS records that stop it.',
    leaves: 'The domain you type',
    action: 'Check email',
    finds: 'C, 51 of 100: SPF and DMARC are too weak, so a fake email in your name reaches the inbox.',
  },
  {
    slug: 'password-strength',
    question: 'How strong is your password?',
    text: 'See how fast attackers can guess it, why, and whether it has leaked.',
    begin: 'Test a password',
    leaves: 'Nothing, or five characters of a hash if you check for leaks',
    finds: 'A common word and a year: an attacker guesses them in seconds.',
  },
  {
    slug: 'phishing-detection',
    question: 'Is this message phishing?',
    text: 'Paste a suspicious email, link or header and see the warning signs.',
    begin: 'Check a message',
    leaves: 'Nothing',
    finds: 'A link that says “invoice” and opens another company’s website.',
  },
  {
    slug: 'domain-security',
    question: 'Is your website secure?',
    text: 'Check the certificate, security headers and cookies of your website, and copy the fixes.',
    leaves: 'The domain you type',
    action: 'Check website',
    finds: 'C, 55 of 100: no Content Security Policy, with the lines that add one.',
  },
]);

export interface ToolCardContent {
  slug: ToolSlug;
  name: string;
  question: string;
  text: string;
  leaves: string;
  /** Button label of a tool with a domain field. */
  action?: string;
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

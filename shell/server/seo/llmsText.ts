import type { SitePage } from '../../kit/pages';

/** Assistants read no more; the sitemap has all. */
const MAX_PAGES = 1_000;

/** `llms.txt`: the name of the site and its pages by group, as Markdown (llmstxt.org). */
export function llmsText(name: string, pages: SitePage[], origin: string): string {
  const groups = new Map<string, string[]>();
  for (const { group, label, path } of pages.slice(0, MAX_PAGES)) {
    const link = `- [${plain(label)}](${origin}${path.replaceAll('(', '%28').replaceAll(')', '%29')})`;
    groups.set(group, [...(groups.get(group) ?? []), link]);
  }
  const sections = [...groups].map(([group, links]) => `## ${plain(group)}\n\n${links.join('\n')}\n`);
  return [`# ${plain(name)}\n`, ...sections].join('\n');
}

/** Without what Markdown would read as formatting. */
const plain = (text: string) => text.replace(/[[\]<>`*_\\\s]+/g, ' ').trim();

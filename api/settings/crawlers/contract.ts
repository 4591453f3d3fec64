import { array, boolean, type Infer, object, string } from 'superstruct';
import { endpoint, text, timestamp } from '../../platform/contracts/endpoint';

/** What crawlers may read, and how search engines learn of changes. */
export const CrawlerSettings = object({
  /** Whether crawlers that collect texts to train AI models may read the site. */
  allowsAiTraining: boolean(),
  /** Whether crawlers of AI assistants that answer with links may read the site. */
  allowsAiAnswers: boolean(),
  /** Further lines of `robots.txt`. */
  robotsRules: text({
    max: 2000,
    label: 'The rules',
    example: 'User-agent: *\nDisallow: /landing/partners',
  }),
  /** Whether the site has an `llms.txt`, which lists its pages for AI assistants. */
  hasLlmsFile: boolean(),
  /** Whether search engines are told of changed pages with IndexNow. */
  usesIndexNow: boolean(),
});
export type CrawlerSettings = Infer<typeof CrawlerSettings>;

/** A saved version of the crawler settings. */
export const CrawlerRevision = object({
  id: string(),
  values: CrawlerSettings,
  /** The member’s name; empty for the settings before the first saved version. */
  by: string(),
  at: timestamp(),
});
export type CrawlerRevision = Infer<typeof CrawlerRevision>;

export const listCrawlerRevisions = endpoint({
  method: 'GET',
  path: '/admin/settings/crawlers/revisions',
  returns: array(CrawlerRevision),
  summary: 'The last 50 versions of the crawler settings, newest first.',
});

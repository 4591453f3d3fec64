import { boolean, type Infer, integer, object, pick, string } from 'superstruct';
import { endpoint, text } from '../../platform/contracts/endpoint';
import { fitting } from '../../platform/contracts/settingFields';
import { CrawlerSettings } from '../../settings/crawlers/contract';

/** Crawlers that the test suggests: of search engines, AI models and AI assistants. */
export const knownCrawlers = [
  ...['Googlebot', 'Bingbot', 'DuckDuckBot', 'Applebot'],
  ...['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot'],
  ...['OAI-SearchBot', 'ChatGPT-User', 'Claude-SearchBot', 'PerplexityBot'],
];

/** A URL and a crawler, with the settings to test, which need not be saved. */
export const CrawlerTestDraft = object({
  url: text({ min: 1, max: 500, message: 'Please enter a path or URL.', label: 'The URL', example: '/blog' }),
  crawler: fitting(
    /^(\*|[\w.-]{1,30})$/,
    'Please enter the name of one crawler, such as Googlebot.',
    'Googlebot',
  ),
  settings: pick(CrawlerSettings, ['allowsAiTraining', 'allowsAiAnswers', 'robotsRules']),
});
export type CrawlerTestDraft = Infer<typeof CrawlerTestDraft>;

export const CrawlerTest = object({
  path: string(),
  crawler: string(),
  isAllowed: boolean(),
  /** The group of `robots.txt` that the crawler follows: `*` or its name. */
  group: string(),
  /** The number of the line that decides, from 1; 0 where none matches. */
  line: integer(),
  /** That line. */
  rule: string(),
  /** `robots.txt` with the tested settings. */
  robotsText: string(),
  /** Why the rules can’t be saved; empty if they can. */
  problem: string(),
});
export type CrawlerTest = Infer<typeof CrawlerTest>;

export const testCrawler = endpoint({
  method: 'POST',
  path: '/admin/settings/crawlers/dry-run',
  body: CrawlerTestDraft,
  returns: CrawlerTest,
  summary:
    'Whether a crawler may read a URL by `robots.txt` with the given settings, and which line decides.',
});

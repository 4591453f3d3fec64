import { boolean, type Infer, object } from 'superstruct';
import { text } from '../../platform/contracts/endpoint';

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

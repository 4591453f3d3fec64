import type { CrawlerSettings } from './contract';

/** Paths without public pages. */
const PRIVATE = ['/admin', '/api/'];

/** Crawlers that collect texts to train models. Search results do not depend on them. */
const AI_TRAINING = [
  'GPTBot',
  'ClaudeBot',
  'anthropic-ai',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'Bytespider',
  'Amazonbot',
  'meta-externalagent',
  'cohere-training-data-crawler',
];

/** Crawlers of assistants that answer with links, and those that read one page for a person. */
const AI_ANSWERS = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'MistralAI-User',
  'DuckAssistBot',
];

type RobotsSettings = Pick<CrawlerSettings, 'allowsAiTraining' | 'allowsAiAnswers' | 'robotsRules'>;

/**
 * `robots.txt`. Pages that must not be indexed have a robots meta tag, which crawlers must be able to read, so only
 * private paths and what the team enters are disallowed.
 */
export function robotsText(crawlers: RobotsSettings, hidden: readonly string[], origin: string): string {
  const { allowsAiTraining, allowsAiAnswers, robotsRules } = crawlers;
  const blocked = [...(allowsAiTraining ? [] : AI_TRAINING), ...(allowsAiAnswers ? [] : AI_ANSWERS)];
  const groups = [
    [
      ...['*', ...namedIn(robotsRules, blocked)].map((name) => `User-agent: ${name}`),
      'Allow: /api/media/',
      ...[...PRIVATE, ...hidden].map((path) => `Disallow: ${path}`),
    ],
    blocked.length > 0 && [...blocked.map((name) => `User-agent: ${name}`), 'Disallow: /'],
    robotsRules !== '' && [robotsRules],
    [`Sitemap: ${origin}/sitemap.xml`],
  ];
  return `${groups
    .filter((group) => group !== false)
    .map((group) => group.join('\n'))
    .join('\n\n')}\n`;
}

/** The crawlers that rules name. A crawler follows only groups with its name, so private paths are repeated for it. */
const namedIn = (rules: string, blocked: string[]): Set<string> =>
  new Set(
    [...rules.matchAll(/^\s*user-agent\s*:\s*([\w.-]+)/gim)]
      .map(([, name = '']) => name)
      .filter((name) => !blocked.includes(name)),
  );

import { CrawlerSettings } from '@site/api/settings/crawlers/contract';
import { initialCrawlers } from '@site/api/settings/initial';
import { mayEditSettings } from '@site/api/settings/policy';
import { CrawlerFacts } from './CrawlerFacts';
import { defineSection } from './defineSection';
import type { SettingsSection } from './SettingsSection';

/** What crawlers may read, and how search engines learn of changes. */
export const crawlerSection: SettingsSection = defineSection(
  'crawlers',
  {
    label: 'Crawlers',
    about: 'AI crawlers, robots.txt, llms.txt and IndexNow.',
    where: 'robots.txt, llms.txt, sitemap',
  },
  {
    noun: 'crawler settings',
    struct: CrawlerSettings,
    needs: mayEditSettings,
    fields: [
      {
        name: 'allowsAiTraining',
        label: 'Allow AI training',
        help: 'GPTBot, ClaudeBot, Google-Extended, CCBot and others that collect texts to train models. Search results don’t depend on it.',
        isWide: true,
      },
      {
        name: 'allowsAiAnswers',
        label: 'Allow AI assistants',
        help: 'OAI-SearchBot, Claude-SearchBot, PerplexityBot and others that answer questions with links to pages.',
        isWide: true,
      },
      {
        name: 'robotsRules',
        label: 'More robots.txt rules',
        kind: 'lines',
        isOptional: true,
        placeholder: 'User-agent: *\nDisallow: /landing/partners',
        help: 'Pages that these rules block for Google leave the sitemap. Private areas are always blocked.',
      },
      {
        name: 'hasLlmsFile',
        label: 'Publish llms.txt',
        help: 'A list of the site’s pages for AI assistants.',
        isWide: true,
      },
      {
        name: 'usesIndexNow',
        label: 'Notify search engines with IndexNow',
        help: 'After each sitemap run, tells Bing, Yandex and others which pages changed. Google doesn’t take part.',
        isWide: true,
      },
    ],
    initial: initialCrawlers,
    Facts: CrawlerFacts,
  },
);

import { PageCheckSettings } from '@site/api/settings/contract';
import { initialPageChecks } from '@site/api/settings/initial';
import { mayEditSettings } from '@site/api/settings/policy';
import { defineSection } from './defineSection';
import type { SettingsSection } from './SettingsSection';

/** What generated pages need so that search engines may list them. */
export const generationSection: SettingsSection = defineSection(
  'generation',
  {
    label: 'Generated pages',
    about:
      'What pages made from templates need. Those that miss it stay out of search engines and the sitemap.',
    where: 'Page templates',
  },
  {
    struct: PageCheckSettings,
    needs: mayEditSettings,
    fields: [
      {
        name: 'maxSimilarity',
        label: 'Similarity limit in percent',
        help: 'The share of the text that is also on the most similar page must be lower.',
      },
      {
        name: 'minFacts',
        label: 'Local facts',
        help: 'At least so many facts of the service area are on the page, each with its source and date.',
      },
      {
        name: 'minOwnWords',
        label: 'Own words',
        help: 'At least so many words that the template doesn’t contain.',
      },
      {
        name: 'maxGrade',
        label: 'Highest reading grade',
        help: 'The school grade that a reader needs (Flesch–Kincaid).',
      },
    ],
    initial: initialPageChecks,
  },
);

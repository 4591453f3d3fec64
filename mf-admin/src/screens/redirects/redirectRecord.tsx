import {
  type Redirect,
  RedirectDraft,
  redirectCodeOptions,
  redirectMatchOptions,
} from '@site/api/content/redirects/contract';
import { mayEditRedirects } from '@site/api/content/redirects/policy';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { RedirectFacts } from './RedirectFacts';
import { redirects } from './redirectsApi';
import { useSimilarPages } from './useSimilarPages';

/** A redirect as a record. That it loops, chains or hides a page is known to the API, which says so at the field. */
export const redirectRecord: RecordDefinition<Redirect, RedirectDraft> = {
  word: 'redirect',
  nameOf: ({ from }) => from,
  keyOf: ({ id }) => id,
  resource: redirects,
  needs: mayEditRedirects,
  struct: RedirectDraft,
  fields: [
    { name: 'from', label: 'From', placeholder: '/old-page', help: 'A path of this site, without query.' },
    { name: 'match', label: 'Reach', options: redirectMatchOptions },
    {
      name: 'to',
      label: 'Leads to',
      placeholder: '/new-page',
      useSuggestions: useSimilarPages,
      help: 'A path of this site, or an address that begins with https://. Empty for what is gone.',
    },
    { name: 'code', label: 'Answers', options: redirectCodeOptions },
  ],
  initial: { from: '', match: 'exact', to: '', code: '301' },
  saved: 'In force on the whole site within five seconds.',
  Facts: RedirectFacts,
};

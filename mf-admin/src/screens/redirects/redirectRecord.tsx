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

/** The record form of a redirect. The API reports loops, chains and hidden pages at the field. */
export const redirectRecord: RecordDefinition<Redirect, RedirectDraft> = {
  noun: 'redirect',
  nameOf: ({ from }) => from,
  keyOf: ({ id }) => id,
  resource: redirects,
  needs: mayEditRedirects,
  struct: RedirectDraft,
  fields: [
    {
      name: 'from',
      label: 'From',
      placeholder: '/old-page',
      help: 'A path on this site, without a query string.',
    },
    { name: 'match', label: 'Match', options: redirectMatchOptions },
    {
      name: 'to',
      label: 'Redirect to',
      placeholder: '/new-page',
      useSuggestions: useSimilarPages,
      help: 'A path on this site or a URL that starts with https://. Leave empty if the page is gone (410).',
    },
    { name: 'code', label: 'Status code', options: redirectCodeOptions },
  ],
  initial: { from: '', match: 'exact', to: '', code: '301' },
  savedNote: 'Takes effect on the whole site within five seconds.',
  Facts: RedirectFacts,
};

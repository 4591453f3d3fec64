import { array, type Infer, integer, object, string } from 'superstruct';
import { endpoint, optional, text } from '../../platform/contracts/endpoint';

/** Words of a text that are searched for; more are ignored. */
export const MAX_TERMS = 40;

/** A page of this site that a text could link to. */
export const RelatedPage = object({
  path: string(),
  /** Its name on the site. */
  label: string(),
  title: string(),
  /** Pages that link to it. */
  inbound: integer(),
  /** Words of its name that the text has too. */
  terms: array(string()),
});
export type RelatedPage = Infer<typeof RelatedPage>;

export const listRelatedPages = endpoint({
  method: 'GET',
  path: '/admin/seo/related-pages',
  query: object({
    terms: text({ min: 1, max: 1200, label: 'The words', example: 'backup,recovery' }),
    /** The path of the text’s own page. */
    path: optional(text({ max: 500, label: 'The path' })),
  }),
  returns: array(RelatedPage),
  summary:
    'Public pages whose names have words of a text, the closest first, at most 20. `terms` are its most frequent words, separated by commas.',
});

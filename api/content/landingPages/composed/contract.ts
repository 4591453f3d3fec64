import { array, type Infer, object, string } from 'superstruct';
import { endpoint } from '../../../platform/contracts/endpoint';

/** The texts of a landing page that is composed for its subject, as the team changed them. */
export const ComposedPage = object({
  /** The canonical path of all URLs with the same content. */
  path: string(),
  title: string(),
  searchTitle: string(),
  description: string(),
  lead: string(),
  parts: array(object({ heading: string(), lines: array(string()) })),
});
export type ComposedPage = Infer<typeof ComposedPage>;

export const listComposedPages = endpoint({
  method: 'GET',
  path: '/composed-pages',
  returns: array(ComposedPage),
  summary:
    'The composed landing pages whose texts the team changed; all others have their original texts. Empty while the published template is the original.',
});

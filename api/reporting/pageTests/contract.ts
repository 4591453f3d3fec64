import { array, boolean, type Infer, object, string } from 'superstruct';
import { VariantFigures } from '../../insights/variants/contract';
import { endpoint } from '../../platform/contracts/endpoint';

/** The most pages; a team tests few at a time. */
export const maxPageTests = 50;

const PageTestResult = object({
  id: string(),
  path: string(),
  title: string(),
  /** What visitors should do, in words. */
  goal: string(),
  ...VariantFigures.schema,
});
export type PageTestResult = Infer<typeof PageTestResult>;

export const PageTestResults = object({ pages: array(PageTestResult), isMore: boolean() });
export type PageTestResults = Infer<typeof PageTestResults>;

export const listPageTests = endpoint({
  method: 'GET',
  path: '/admin/analytics/page-tests',
  returns: PageTestResults,
  summary:
    'Published landing pages that have variants, with the visitors of each variant since the content last changed, how many reached the goal, and the result; at most 50.',
});

import { array, type Infer, object, size, string } from 'superstruct';
import { choice, text } from '../../platform/contracts/endpoint';

/** Links that one request checks. */
export const MOST_LINKS = 40;

/** A request to the scanner: the links of an email, each of another site. */
export const LinkChecks = object({
  urls: size(array(text({ min: 1, max: 2000, label: 'The link' })), 1, MOST_LINKS),
});

/** `unknown`: it was not found out, such as where a site refuses programs. */
export const CheckedLink = object({
  url: string(),
  state: choice(['works', 'broken', 'unknown'], 'No such state.'),
  /** Why, unless it works: `answers 404`. */
  why: string(),
});
export type CheckedLink = Infer<typeof CheckedLink>;

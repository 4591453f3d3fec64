import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import { documented, endpoint, timestamp } from '../../platform/contracts/endpoint';

/** An item that a site needs before it is made public. */
export const LaunchItem = object({
  key: string(),
  title: string(),
  /** What is missing, or that nothing is. */
  detail: string(),
  isDone: boolean(),
  /** The screen of the workbench where it is set; empty where the environment sets it. */
  path: string(),
});
export type LaunchItem = Infer<typeof LaunchItem>;

const LaunchReview = object({
  at: timestamp(),
  /** The name of the member. */
  by: string(),
  /** Keys of the items that were open and accepted as they are. */
  accepted: array(string()),
});

export const LaunchChecklist = object({
  items: array(LaunchItem),
  /** The last review; null before the first. */
  review: documented(nullable(LaunchReview), { type: ['object', 'null'] }),
  /** Whether this is a production site, which shows no samples before the review. */
  isProduction: boolean(),
  /** The version of the settings, which store the review. */
  version: integer(),
});
export type LaunchChecklist = Infer<typeof LaunchChecklist>;

export const getLaunchChecklist = endpoint({
  method: 'GET',
  path: '/admin/launch-checklist',
  returns: LaunchChecklist,
  summary: 'What a site needs before it is made public.',
});

export const reviewLaunchChecklist = endpoint({
  method: 'POST',
  path: '/admin/launch-checklist/review',
  returns: LaunchChecklist,
  ifMatch: true,
  summary: 'Accepts the open items of the launch checklist; accepted samples become public in production.',
});

import { define, type Infer, integer, object, string } from 'superstruct';
import { documented, endpoint, paged, pageQuery, text, timestamp } from '../../platform/contracts/endpoint';

/** Tags of the team, tags of one lead, and tags that were merged into one. */
export const tagLimits = { team: 100, lead: 20, merged: 100 } as const;

/** Leads of a tag are counted up to this number. */
export const tagCountLimit = 1000;

const longest = 30;

/** Exports write several tags with commas between them. */
const TagName = documented(
  define<string>('string', (value) => {
    if (typeof value !== 'string' || !value.trim()) return 'Please enter a name.';
    if (value.includes(',')) return 'A tag cannot contain a comma.';
    return value.length <= longest || `The name must be at most ${longest} characters.`;
  }),
  { type: 'string', minLength: 1, maxLength: longest, example: 'Cyber insurance' },
);

export const LeadTagDraft = object({ name: TagName });
export type LeadTagDraft = Infer<typeof LeadTagDraft>;

export const LeadTag = object({
  id: string(),
  name: TagName,
  /** Leads with this tag, counted up to 1,000. */
  leads: integer(),
  updatedAt: timestamp(),
  version: integer(),
});
export type LeadTag = Infer<typeof LeadTag>;

export const LeadTagQuery = object(pageQuery());
export const LeadTagPage = object(paged(LeadTag));
export type LeadTagPage = Infer<typeof LeadTagPage>;

const path = '/admin/lead-tags';

export const listLeadTags = endpoint({
  method: 'GET',
  path,
  query: LeadTagQuery,
  returns: LeadTagPage,
  summary: 'Lists the tags of leads by name, with the number of leads that have each.',
});
export const getLeadTag = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  returns: LeadTag,
  summary: 'One tag of leads.',
});
export const createLeadTag = endpoint({
  method: 'POST',
  path,
  body: LeadTagDraft,
  returns: LeadTag,
  status: 201,
  summary: 'Adds a tag; at most 100. Names are unique, whatever their case.',
});
export const editLeadTag = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  body: LeadTagDraft,
  returns: LeadTag,
  ifMatch: true,
  summary: 'Renames a tag on all leads.',
});
export const mergeLeadTag = endpoint({
  method: 'POST',
  path: `${path}/:id/merge`,
  body: object({ into: text({ min: 1, max: 40, label: 'The tag', message: 'Please choose a tag.' }) }),
  returns: LeadTag,
  ifMatch: true,
  summary: 'Merges a tag into another one: all its leads have the other one from then on.',
});
export const deleteLeadTag = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  ifMatch: true,
  status: 204,
  summary: 'Deletes a tag and removes it from all leads.',
});

import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  paged,
  pageQuery,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { ReceivedEmail } from '../inbox/contract';

/** A reply to a lead, sent from the team's address. */
export const LeadReply = object({
  id: string(),
  /** The lead it was written at. */
  reference: string(),
  to: personal(string()),
  subject: personal(string()),
  text: personal(string()),
  by: string(),
  at: timestamp(),
  state: choice(['waiting', 'sent', 'dead', 'held'], 'No such email status.'),
  sentAt: nullableTimestamp(),
  /** Why the last attempt failed. */
  error: personal(documented(nullable(string()), { type: ['string', 'null'] })),
});
export type LeadReply = Infer<typeof LeadReply>;

/** The replies to a person, latest first; at most 100. */
export const LeadReplies = object({
  items: array(LeadReply),
  /** What they wrote by email, latest first; at most 100. */
  received: array(ReceivedEmail),
  /** The address that their answers go to. */
  replyTo: string(),
  /** Whether answers are read from the mailbox. */
  isInboxConnected: boolean(),
  /** Why the mailbox could not be read the last time; empty otherwise. */
  inboxError: string(),
  /** Addresses of the person that email does not reach, or whose owner complained. */
  problems: array(
    object({
      email: personal(string()),
      state: choice(['bounced', 'complained', 'delayed'], 'No such state.'),
      reason: string(),
      at: timestamp(),
    }),
  ),
});
export type LeadReplies = Infer<typeof LeadReplies>;

/** A reply can be taken back for so many milliseconds; then it is sent. */
export const replyUndoMs = 10_000;

export const LeadReplyDraft = object({
  subject: personal(text({ min: 1, max: 150, label: 'The subject', message: 'Please enter a subject.' })),
  text: personal(text({ min: 1, max: 10_000, label: 'The reply', message: 'Please enter a reply.' })),
});
export type LeadReplyDraft = Infer<typeof LeadReplyDraft>;

export const listLeadReplies = endpoint({
  method: 'GET',
  path: '/admin/leads/:reference/replies',
  returns: LeadReplies,
  summary: 'The replies that the team sent to a person from here.',
});

export const createLeadReply = endpoint({
  method: 'POST',
  path: '/admin/leads/:reference/replies',
  body: LeadReplyDraft,
  returns: LeadReply,
  status: 201,
  summary:
    'Sends a reply after ten seconds, in the thread of the receipt. Variables must be filled in; 60 replies an hour per member.',
});

export const deleteLeadReply = endpoint({
  method: 'DELETE',
  path: '/admin/leads/:reference/replies/:id',
  status: 204,
  summary: 'Takes back a reply within ten seconds; 409 once it is being sent.',
});

export const retryLeadReply = endpoint({
  method: 'POST',
  path: '/admin/leads/:reference/replies/:id/retry',
  returns: LeadReply,
  summary: 'Sends a reply again whose delivery failed.',
});

/** What a saved reply can contain; filled in when it is inserted. */
export const replyVariables = [
  'name',
  'first name',
  'company',
  'service',
  'reference',
  'member',
  'firm',
] as const;

/** A text with variables such as `{{first name}}`. */
export const SavedReplyDraft = object({
  name: text({ min: 1, max: 60, label: 'The name', message: 'Please enter a name.' }),
  text: text({
    min: 1,
    max: 10_000,
    label: 'The text',
    message: 'Please enter the text.',
    example: 'Hello {{first name}},\n\nThank you for your message.\n\n{{member}}',
  }),
});
export type SavedReplyDraft = Infer<typeof SavedReplyDraft>;

export const SavedReply = object({
  id: string(),
  ...SavedReplyDraft.schema,
  updatedAt: timestamp(),
  version: integer(),
});
export type SavedReply = Infer<typeof SavedReply>;

export const SavedReplyQuery = object(pageQuery());
export const SavedReplyPage = object(paged(SavedReply));
export type SavedReplyPage = Infer<typeof SavedReplyPage>;

/** Saved replies of the team. */
export const savedReplyLimit = 100;

const path = '/admin/saved-replies';

export const listSavedReplies = endpoint({
  method: 'GET',
  path,
  query: SavedReplyQuery,
  returns: SavedReplyPage,
  summary: 'Lists saved replies by name.',
});
export const getSavedReply = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  returns: SavedReply,
  summary: 'One saved reply.',
});
export const createSavedReply = endpoint({
  method: 'POST',
  path,
  body: SavedReplyDraft,
  returns: SavedReply,
  status: 201,
  summary: 'Adds a saved reply; at most 100.',
});
export const editSavedReply = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  body: SavedReplyDraft,
  returns: SavedReply,
  ifMatch: true,
  summary: 'Changes a saved reply.',
});
export const deleteSavedReply = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  ifMatch: true,
  status: 204,
  summary: 'Deletes a saved reply.',
});

// Spaces are trimmed afterwards: searched for around the name, they would take quadratic time.
const VARIABLE = /\{\{([^{}]{0,60})\}\}/g;

/** The variables of a text without a value. */
export function findVariables(content: string): string[] {
  return [...content.matchAll(VARIABLE)].map(([, name = '']) => name.trim());
}

/** Fills in variables; unknown ones stay. */
export function fillVariables(content: string, values: Record<string, string>): string {
  return content.replace(VARIABLE, (variable, inside: string) => {
    const name = inside.trim().toLowerCase();
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value ?? variable;
  });
}

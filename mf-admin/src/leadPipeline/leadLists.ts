import { mayReadInbox } from '@site/api/leads/inbox/policy';

/** The screens of leads, as tabs. */
export const leadLists = [
  { label: 'List', name: 'leads' },
  { label: 'Board', name: 'leads/board' },
  { label: 'Tasks', name: 'tasks' },
  { label: 'Contacts', name: 'contacts' },
  { label: 'Lead tags', name: 'lead-tags' },
  { label: 'Saved replies', name: 'saved-replies' },
  { label: 'Score rules', name: 'score-rules' },
  { label: 'Email inbox', name: 'inbox', needs: mayReadInbox },
];

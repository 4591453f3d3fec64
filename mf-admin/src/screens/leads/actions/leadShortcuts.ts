import type { LeadStatus } from '@site/api/leads/enquiries/contract';

/** The stages of the keys 1 to 6. */
export const stageKeys: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'];

/** The shortcuts of an open lead. */
export const leadShortcuts = [
  { keys: ['1–6'], action: 'Move the open lead to a stage' },
  { keys: ['A'], action: 'Assign an owner' },
  { keys: ['N'], action: 'Write a note on the open lead' },
  { keys: ['T'], action: 'Add a task' },
  { keys: ['R'], action: 'Reply' },
];

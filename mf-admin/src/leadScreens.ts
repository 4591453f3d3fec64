import { listContacts } from '@site/api/leads/contactList/contract';
import { mayGetListedContact, mayListContacts } from '@site/api/leads/contactList/policy';
import { mayReadInbox } from '@site/api/leads/inbox/policy';
import { mayCreateLead } from '@site/api/leads/manualLeads/policy';
import { listLeads } from '@site/api/leads/pipeline/contract';
import { mayGetLead, mayListLeads } from '@site/api/leads/pipeline/policy';
import { mayEditSavedReplies, mayListSavedReplies } from '@site/api/leads/replies/policy';
import { mayEditScoreRules, mayReadScores } from '@site/api/leads/score/policy';
import { mayEditTags, mayListTags } from '@site/api/leads/tags/policy';
import { mayGetLeadWork } from '@site/api/leads/work/policy';
import { paths } from '@site/shell/paths';
import Inbox from 'lucide-react/icons/inbox';
import { useUnansweredLeads } from './leadPipeline/useUnansweredLeads';
import { createRecordSource } from './workbench/commandPalette/createRecordSource';
import type { Screen } from './workbench/screen/Screen';

/** Screens of leads: list, board and what the team sets for them. */
export const leadScreens: Screen[] = [
  {
    path: paths.admin.leads,
    expose: './LeadsScreen',
    label: 'Leads',
    group: 'Overview',
    icon: Inbox,
    shortcut: 'l',
    needs: mayListLeads,
    useBadge: useUnansweredLeads,
    records: createRecordSource('Leads', listLeads, ({ reference, name, company }) => ({
      label: name,
      note: [company, reference].filter(Boolean).join(' · '),
      path: paths.admin.lead(reference),
    })),
    record: { label: 'Lead', needs: mayGetLead },
    createAction: { label: 'New lead', path: `${paths.admin.leads}/new`, needs: mayCreateLead },
  },
  {
    path: `${paths.admin.leads}/board`,
    expose: './LeadBoardScreen',
    label: 'Leads board',
    needs: mayListLeads,
  },
  {
    path: '/admin/tasks',
    expose: './TasksScreen',
    label: 'Tasks',
    keywords: 'next steps to do reminders',
    needs: mayGetLeadWork,
    record: { label: 'Task', needs: mayGetLeadWork },
  },
  {
    path: paths.admin.contacts,
    expose: './ContactsScreen',
    label: 'Contacts',
    keywords: 'people customers',
    needs: mayListContacts,
    records: createRecordSource('Contacts', listContacts, ({ id, name, email, company }) => ({
      label: name || email,
      note: company,
      path: `${paths.admin.contacts}/${id}`,
    })),
    record: { label: 'Contact', needs: mayGetListedContact },
  },
  {
    path: '/admin/lead-tags',
    expose: './LeadTagsScreen',
    label: 'Lead tags',
    needs: mayListTags,
    record: { label: 'Lead tag', needs: mayListTags },
    createAction: { label: 'New lead tag', path: '/admin/lead-tags/new', needs: mayEditTags },
  },
  {
    path: '/admin/saved-replies',
    expose: './SavedRepliesScreen',
    label: 'Saved replies',
    needs: mayListSavedReplies,
    record: { label: 'Saved reply', needs: mayListSavedReplies },
    createAction: { label: 'New saved reply', path: '/admin/saved-replies/new', needs: mayEditSavedReplies },
  },
  {
    path: '/admin/inbox',
    expose: './InboxScreen',
    label: 'Email inbox',
    keywords: 'mailbox IMAP replies bounces',
    needs: mayReadInbox,
    record: { label: 'Mailbox', needs: mayReadInbox },
  },
  {
    path: '/admin/score-rules',
    expose: './ScoreRulesScreen',
    label: 'Score rules',
    needs: mayReadScores,
    record: { label: 'Score rule', needs: mayReadScores },
    createAction: { label: 'New score rule', path: '/admin/score-rules/new', needs: mayEditScoreRules },
  },
];

import {
  replyVariables,
  type SavedReply,
  SavedReplyDraft,
  type SavedReplyPage,
} from '@site/api/leads/replies/contract';
import { mayEditSavedReplies } from '@site/api/leads/replies/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { leadLists } from '../../leadPipeline/leadLists';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { savedReplies } from './savedRepliesApi';

export { SavedRepliesScreen as Component };

/** The texts that the team saved for replies to leads. */
export function SavedRepliesScreen() {
  return <ListScreen list={savedReplyList} />;
}

const savedReplyRecord: RecordDefinition<SavedReply, SavedReplyDraft> = {
  noun: 'saved reply',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: savedReplies,
  needs: mayEditSavedReplies,
  struct: SavedReplyDraft,
  fields: [
    { name: 'name', label: 'Name', help: 'Only the team sees it.' },
    {
      name: 'text',
      label: 'Text',
      kind: 'lines',
      placeholder: 'Hello {{first name}},',
      help: `Variables are filled in from the lead: ${replyVariables.map((name) => `{{${name}}}`).join(', ')}.`,
    },
  ],
  initial: { name: '', text: '' },
};

const savedReplyList: ListDefinition<SavedReply, SavedReplyPage> = {
  name: 'saved-replies',
  title: 'Saved replies',
  description: 'Texts for replies to leads, with variables that are filled in.',
  nouns: { one: 'saved reply', many: 'saved replies' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Name',
      render: ({ name, text }) => (
        <>
          <b>{name}</b>
          <span>{text.slice(0, 120)}</span>
        </>
      ),
    },
    {
      name: 'Last updated',
      className: 'm mu',
      cardPosition: 'corner',
      render: ({ updatedAt }) => dateFormat.inList(updatedAt),
    },
  ],
  filters: [],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: savedReplies.useRows,
  emptyState: {
    title: 'No saved replies yet',
    text: 'Save a text that the team sends often. It can be inserted in a reply to a lead.',
  },
  noMatchText: () => 'No more saved replies on this page.',
  relatedLists: leadLists,
  record: savedReplyRecord,
};

import { type LeadTag, LeadTagDraft, type LeadTagPage } from '@site/api/leads/tags/contract';
import { mayEditTags } from '@site/api/leads/tags/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { leadLists } from '../../leadPipeline/leadLists';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { ByPermission } from '../../workbench/screen/ByPermission';
import { countOfTag } from './countOfTag';
import { LeadTagFacts } from './LeadTagFacts';
import { leadTags } from './leadTagResource';

export { LeadTagsScreen as Component };

/** The tags of leads: rename, merge and delete. */
export function LeadTagsScreen() {
  return <ListScreen list={leadTagList} />;
}

const leadTagRecord: RecordDefinition<LeadTag, LeadTagDraft> = {
  noun: 'tag',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: leadTags,
  needs: mayEditTags,
  struct: LeadTagDraft,
  fields: [
    { name: 'name', label: 'Name', help: 'Renaming a tag renames it on all its leads.', isWide: true },
  ],
  initial: { name: '' },
  Facts: LeadTagFacts,
};

const leadTagList: ListDefinition<LeadTag, LeadTagPage> = {
  name: 'lead-tags',
  title: 'Lead tags',
  description: (
    <ByPermission needs={mayEditTags} otherwise="Labels for leads.">
      Labels for leads. Rename or merge them here. To tag leads, open a lead or select leads in the list.
    </ByPermission>
  ),
  nouns: { one: 'tag', many: 'tags' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    { name: 'Name', render: ({ name }) => <b>{name}</b> },
    { name: 'Leads', className: 'm', cardPosition: 'left', isNamedOnCard: true, render: countOfTag },
    {
      name: 'Last updated',
      className: 'm mu',
      cardPosition: 'corner',
      render: ({ updatedAt }) => dateFormat.inList(updatedAt),
    },
  ],
  filters: [],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: leadTags.useRows,
  emptyState: {
    title: 'No tags yet',
    text: 'Tags group leads by anything that matters to the team, such as a campaign or a topic.',
  },
  noMatchText: () => 'No more tags on this page.',
  relatedLists: leadLists,
  record: leadTagRecord,
};

import type { FormEntry, FormPage } from '@site/api/leads/forms/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { formRecord } from './formRecord';
import { forms } from './formsApi';

export { FormsScreen as Component };

/** The forms that visitors send. */
export function FormsScreen() {
  return <ListScreen list={formList} />;
}

const formList: ListDefinition<FormEntry, FormPage> = {
  name: 'forms',
  title: 'Forms',
  description: 'Forms for landing pages and other sites. Each submission becomes a lead.',
  nouns: { one: 'form', many: 'forms' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Form',
      render: ({ name, title }) => (
        <>
          <b>{name}</b>
          <span>{title}</span>
        </>
      ),
    },
    { name: 'Status', cardPosition: 'left', render: (row) => <FormState {...row} /> },
    {
      name: 'Fields',
      className: 'm mu',
      hides: 'early',
      render: ({ fields }) => formatCount(fields.length),
    },
    {
      name: 'Last updated',
      className: 'm mu',
      cardPosition: 'corner',
      hides: 'late',
      render: ({ isSystem, updatedAt }) => (isSystem ? '' : dateFormat.inList(updatedAt)),
    },
  ],
  filters: [],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: forms.useRows,
  emptyState: { title: 'No forms yet', text: 'Add a form and choose it in a landing page’s form block.' },
  noMatchText: () => 'No more forms on this page.',
  record: formRecord,
};

function FormState({ isSystem, isOpen }: Pick<FormEntry, 'isSystem' | 'isOpen'>) {
  if (isSystem) return <span className="mu">Built in, locked</span>;
  return isOpen ? <span className="ok">Open</span> : <span className="wt">Closed</span>;
}

import type { CredentialEntry, CredentialPage } from '@site/api/content/credentials/contract';
import { credentialKinds } from '@site/api/content/credentials/kinds';
import { mayEditCredentials } from '@site/api/content/credentials/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import { usePermissions } from '../../session/usePermissions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { OrderCell } from '../../workbench/order/OrderCell';
import { type OrderedRow, OrderProvider, useOrderedRows } from '../../workbench/order/OrderProvider';
import type { ListPage } from '../../workbench/resource/ListResult';
import { CredentialState } from './CredentialState';
import { credentialRecord } from './credentialRecord';
import { credentials, useEditCredentialOrderMutation } from './credentialsApi';

export { CredentialsScreen as Component };

/** Certifications, insurance, partner status, memberships and seals, in their order. */
export function CredentialsScreen() {
  return (
    <OrderProvider canMove={usePermissions()(mayEditCredentials)} mutation={useEditCredentialOrderMutation()}>
      <ListScreen list={credentialList} />
    </OrderProvider>
  );
}

const credentialList: ListDefinition<OrderedRow<CredentialEntry>, ListPage<OrderedRow<CredentialEntry>>> = {
  name: 'credentials',
  title: 'Credentials',
  description:
    'Certifications, insurance, partner status, memberships and seals, in display order. Expired ones are hidden automatically.',
  nouns: { one: 'credential', many: 'credentials' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Name',
      render: ({ name, issuer }) => (
        <>
          <b>{name}</b>
          <span>{issuer}</span>
        </>
      ),
    },
    {
      name: 'Type',
      hides: 'early',
      render: ({ kind }) => credentialKinds.find(({ value }) => value === kind)?.label,
    },
    { name: 'Visibility', cardPosition: 'left', render: (row) => <CredentialState {...row} /> },
    {
      name: 'Valid until',
      className: 'm',
      hides: 'early',
      render: ({ validUntil }) =>
        validUntil ? dateFormat.calendarDate(validUntil) : <span className="mu">No expiration</span>,
    },
    {
      name: 'Order',
      cardPosition: 'corner',
      render: ({ id, name, orderedIds }) => <OrderCell id={id} name={name} orderedIds={orderedIds} />,
    },
  ],
  filters: [],
  sorts: [{ value: 'order', label: 'in display order' }],
  useRows: (query) =>
    useOrderedRows<CredentialEntry, CredentialPage>(credentials.useRows({ ...query, limit: '100' })),
  figures: ({ total, items }) => {
    const ending = items.filter(({ state }) => state === 'expiring' || state === 'expired').length;
    return [
      { name: 'Credentials', value: formatCount(total) },
      { name: 'Expired or expiring', value: formatCount(ending), isWarning: ending > 0 },
    ];
  },
  emptyState: {
    title: 'No credentials yet',
    text: 'Add what a client can verify: a certification, your insurance, a partner status, a membership or a seal. Until then, pages don’t show the section.',
  },
  noMatchText: () => 'No more credentials on this page.',
  record: credentialRecord,
};

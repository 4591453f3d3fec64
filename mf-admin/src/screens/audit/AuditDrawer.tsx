import type { AuditEntry } from '@site/api/auditLog/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { actorLabel, kindLabel } from '../../formatting/auditLabels';
import { capitalize } from '../../formatting/capitalize';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { AuditChanges } from './AuditChanges';
import { useGetAuditEntryQuery } from './auditApi';

/** All details of the open entry. */
export function AuditDrawer({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetAuditEntryQuery({ id });
  const entry = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name={entry ? `Entry ${entry.sequence ?? '(number pending)'}` : 'Entry'}
      noun="entry"
      note={entry && dateFormat.stamp(entry.at)}
      title={entry && capitalize(entry.action)}
      description={
        entry && [kindLabel(entry.entity), entry.title || entry.entityId].filter(Boolean).join(' · ')
      }
      missingNote="Entries are deleted after 400 days."
    >
      {(found) => (
        <>
          <Facts entry={found} />
          <AuditChanges changes={found.changes} />
        </>
      )}
    </QueryDrawer>
  );
}

function Facts({ entry }: { entry: AuditEntry }) {
  return (
    <Styles>
      {factsOf(entry).map(({ name, value, isCode }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isCode ? 'm' : undefined}>{value}</dd>
        </div>
      ))}
    </Styles>
  );
}

function factsOf(entry: AuditEntry): { name: string; value: string; isCode?: true }[] {
  const { role, network, agent, call, requestId, sequence, hash } = entry;
  const from = [agent, network].filter(Boolean).join(', ') || 'Server';
  const facts = [
    { name: 'Actor', value: role ? `${actorLabel(entry)} (${role})` : actorLabel(entry) },
    { name: 'Record ID', value: entry.title && entry.entityId, isCode: true as const },
    { name: 'Device', value: from },
    { name: 'API call', value: call, isCode: true as const },
    { name: 'Request ID', value: requestId, isCode: true as const },
    { name: 'Number', value: sequence?.toLocaleString('en-US') ?? 'Pending' },
    { name: 'Hash', value: hash ?? '', isCode: true as const },
  ];
  return facts.filter(({ value }) => value);
}

const Styles = styled('dl')`
  border-block: 1px solid var(--line);
  div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 12px;
    padding: 7px 20px 8px;
    border-bottom: 1px solid var(--line);
  }
  div:last-of-type {
    border-bottom: 0;
  }
  dt {
    font-size: var(--a12);
    line-height: 1.8;
    color: var(--muted);
  }
  dd {
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    div {
      padding-inline: 16px;
    }
  }
`;

import type { AuditEntry } from '@site/api/site/auditLog/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { actorLabel, kindLabel } from '../../formatting/auditLabels';
import { capitalize } from '../../formatting/capitalize';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { DetailDrawer, DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { LoadError } from '../../workbench/screen/LoadError';
import { AuditChanges } from './AuditChanges';
import { useGetAuditEntryQuery } from './auditApi';

/** All details of the open entry. */
export function AuditDrawer({ id, ...ways }: DetailDrawerProps) {
  const query = useGetAuditEntryQuery({ id });
  const entry = query.currentData;
  const error = entry ? undefined : (query.error as ApiError | undefined);
  const isUnknown = error?.status === 404;
  return (
    <DetailDrawer
      {...ways}
      name={entry ? `Entry ${entry.sequence ?? '(number pending)'}` : 'Entry'}
      noun="entry"
      note={entry && dateFormat.stamp(entry.at)}
      title={entry && capitalize(entry.action)}
      description={entry && [kindLabel(entry.entity), entry.entityId].filter(Boolean).join(' · ')}
      isLoading={!entry && !error}
    >
      {entry && (
        <>
          <Facts entry={entry} />
          <AuditChanges changes={entry.changes} />
        </>
      )}
      {error && (
        <DetailDrawerState>
          <LoadError
            title={isUnknown ? 'Entry not found' : 'Couldn’t load the entry'}
            note={isUnknown ? 'Entries are deleted after 400 days.' : undefined}
            error={error}
            onRetry={isUnknown ? undefined : query.refetch}
            isBusy={query.isFetching}
          />
        </DetailDrawerState>
      )}
      {!entry && !error && (
        <DetailDrawerState aria-busy="true">
          {[88, 62, 74].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </DetailDrawerState>
      )}
    </DetailDrawer>
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

import type { Lead } from '@site/api/leads/pipeline/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useRef } from 'react';
import { useGetLeadQuery } from '../../leadPipeline/leadsApi';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { DetailDrawer, DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { LoadError } from '../../workbench/screen/LoadError';
import { LeadActions } from './actions/LeadActions';
import { LeadContact } from './contact/LeadContact';
import { LeadFacts } from './LeadFacts';
import { LeadReplies } from './LeadReplies';
import { LeadScore } from './LeadScore';
import { PersonalData } from './personalData/PersonalData';
import { LeadTimeline } from './timeline/LeadTimeline';
import { LeadWork } from './work/LeadWork';

/** The open lead with its actions. */
export function LeadDrawer({ id, ...ways }: DetailDrawerProps) {
  const query = useGetLeadQuery({ reference: id }, { refetchOnMountOrArgChange: true });
  const lead = query.currentData;
  const error = lead ? undefined : (query.error as ApiError | undefined);
  return (
    <DetailDrawer
      {...ways}
      name={`Lead ${id}`}
      noun="lead"
      note={lead ? `${id} · ${dateFormat.stamp(lead.receivedAt)}` : id}
      title={lead?.name}
      description={lead?.company}
      isLoading={!lead && !error}
    >
      {lead && <LeadBody key={id} lead={lead} />}
      {error && (
        <DetailDrawerState>
          <LoadError
            title={error.status === 404 ? 'Lead not found' : 'Couldn’t load the lead'}
            note={error.status === 404 ? 'It may have been deleted, or the reference is wrong.' : undefined}
            error={error}
            onRetry={error.status === 404 ? undefined : query.refetch}
            isBusy={query.isFetching}
          />
        </DetailDrawerState>
      )}
      {!lead && !error && (
        <DetailDrawerState aria-busy="true">
          {[88, 94, 62, 70].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </DetailDrawerState>
      )}
    </DetailDrawer>
  );
}

function LeadBody({ lead }: { lead: Lead }) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel}>
      <LeadActions lead={lead} panel={panel} />
      {lead.message && <Message>{lead.message}</Message>}
      <LeadFacts lead={lead} />
      <LeadScore lead={lead} />
      <LeadReplies lead={lead} />
      <LeadWork lead={lead} />
      <LeadContact lead={lead} />
      <LeadTimeline lead={lead} />
      <PersonalData lead={lead} />
    </div>
  );
}

const Message = styled('blockquote')`
  margin: 0;
  padding: 12px 20px 14px;
  border-block: 1px solid var(--line);
  color: var(--ink);
  font-size: 0.9375rem;
  line-height: 1.5;
  background: var(--paper);
  white-space: pre-line;
  overflow-wrap: anywhere;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

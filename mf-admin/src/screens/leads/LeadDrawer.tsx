import { mayCreateLead } from '@site/api/leads/manualLeads/policy';
import type { Lead } from '@site/api/leads/pipeline/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useRef } from 'react';
import { useGetContactQuery, useGetLeadQuery } from '../../leadPipeline/leadsApi';
import { PersonalData } from '../../workbench/contact/PersonalData';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { NEW } from '../../workbench/list/definition/useListUrl';
import { NewRecordDrawer } from '../../workbench/list/detail/NewRecordDrawer';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { LeadActions } from './actions/LeadActions';
import { LeadContact } from './contact/LeadContact';
import { LeadFacts } from './LeadFacts';
import { LeadReplies } from './LeadReplies';
import { LeadScore } from './LeadScore';
import { NewLeadForm } from './new/NewLeadForm';
import { LeadTimeline } from './timeline/LeadTimeline';
import { LeadWork } from './work/LeadWork';

/** The open lead with its actions, or the form of a new one. */
export function LeadDrawer(props: DetailDrawerProps) {
  if (props.id !== NEW) return <ExistingLead {...props} />;
  return (
    <NewRecordDrawer
      {...props}
      noun="lead"
      description="Enter someone who called or whom you met. They get no email."
      needs={mayCreateLead}
    >
      <NewLeadForm onCreated={props.onOpen} />
    </NewRecordDrawer>
  );
}

function ExistingLead({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetLeadQuery({ reference: id }, { refetchOnMountOrArgChange: true });
  const lead = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name={`Lead ${id}`}
      noun="lead"
      note={lead ? `${id} · ${dateFormat.stamp(lead.receivedAt)}` : id}
      title={lead?.name}
      description={lead?.company}
      missingNote="It may have been deleted, or the reference is wrong."
    >
      {(found) => <LeadBody key={id} lead={found} />}
    </QueryDrawer>
  );
}

function LeadBody({ lead }: { lead: Lead }) {
  const panel = useRef<HTMLDivElement>(null);
  const contact = useGetContactQuery({ reference: lead.reference }).currentData;
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
      <PersonalData subject={{ lead: lead.reference }} emails={contact?.emails} list={paths.admin.leads} />
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

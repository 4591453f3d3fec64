import { serviceOptions } from '@site/api/leads/enquiries/contract';
import type { LeadSummary } from '@site/api/leads/pipeline/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, styled } from '@site/shell/kit';
import { Panel } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { StageBadge } from '../../leadPipeline/StageBadge';
import { LinkRows } from './LinkRows';

/** The newest leads. */
export function NewestLeadsPanel({ leads }: { leads: LeadSummary[] }) {
  return (
    <Panel
      title="Newest leads"
      action={
        <Link className="lk" to={paths.admin.leads}>
          View all
        </Link>
      }
      footer="Times are in Central Time."
    >
      <Styles>
        {leads.map(({ reference, name, company, service, status, receivedAt }) => (
          <li key={reference}>
            <Link to={paths.admin.lead(reference)}>
              <b>{name}</b>
              <StageBadge status={status} />
              <span className="about">
                {company}, {serviceOptions.find(({ value }) => value === service)?.label ?? service}
              </span>
              <span className="m mu">{dateFormat.inList(receivedAt)}</span>
            </Link>
          </li>
        ))}
        {leads.length === 0 && (
          <li className="none">
            <p>No leads yet. Send a test inquiry to see how it is stored and emailed.</p>
            <Button tone="navy" size="small" onClick={() => location.assign(paths.contact)}>
              Open contact form
            </Button>
          </li>
        )}
      </Styles>
    </Panel>
  );
}

const Styles = styled(LinkRows)`
  .about {
    color: var(--muted);
    font-size: var(--a13);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a > span:nth-of-type(1) {
    justify-self: end;
  }
  .m {
    text-align: right;
    white-space: nowrap;
  }
  .none {
    padding: 18px 16px;
    display: grid;
    gap: 14px;
    justify-items: start;
  }
  .none p {
    max-width: 46ch;
  }
`;

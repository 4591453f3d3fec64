import type { HealthCheck, HealthCheckName, HealthState } from '@site/api/dashboard/systemHealth/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { Panel } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import { QueryContent } from '../../workbench/screen/QueryContent';
import { useGetSystemHealthQuery } from './systemHealthApi';

/** Whether what the site depends on works. Each row links to the screen that says more. */
export function HealthPanel() {
  const result = useGetSystemHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title="System health" footer="“Email” counts messages about leads and bookings that are due now.">
      <QueryContent result={result} what="the system health">
        {({ checks }) => (
          <Styles>
            {checks.map((check) => (
              <Check key={check.name} check={check} />
            ))}
          </Styles>
        )}
      </QueryContent>
    </Panel>
  );
}

function Check({ check: { name, state, text, at, also } }: { check: HealthCheck }) {
  const { label, to } = CHECKS[name];
  return (
    <li>
      <span className="name">{to ? <Link to={to}>{label}</Link> : label}</span>
      <span className={STATES[state].className}>{STATES[state].label}</span>
      <span className="mu">
        {text}
        {at && ` ${name === 'certificate' ? dateFormat.date(at) : dateFormat.inList(at)}`}
        {also && (
          <span className="also">
            {also.text}
            {also.at && ` ${dateFormat.inList(also.at)}`}
          </span>
        )}
      </span>
    </li>
  );
}

const CHECKS: Record<HealthCheckName, { label: string; to?: string }> = {
  email: { label: 'Email', to: '/admin/leads?mail=dead' },
  inbox: { label: 'Email inbox', to: '/admin/inbox' },
  hubspot: { label: 'HubSpot', to: '/admin/hubspot' },
  sitemap: { label: 'Sitemap', to: '/admin/sitemap-scheduler' },
  releases: { label: 'Releases' },
  certificate: { label: 'Certificate', to: '/tools/domain-security' },
  searchConsole: { label: 'Search Console', to: '/admin/seo-generator/search-queries' },
};

const STATES: Record<HealthState, { label: string; className: string }> = {
  ok: { label: 'OK', className: 'ok' },
  warning: { label: 'Check', className: 'wt' },
  error: { label: 'Not working', className: 'no' },
  off: { label: 'Off', className: 'mu' },
  unchecked: { label: 'Not checked', className: 'mu' },
  unread: { label: 'Unknown', className: 'wt' },
};

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  li {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: 13px 16px 12px;
    border-left: 1px solid var(--line);
    font-size: var(--a13);
  }
  li:first-of-type {
    border-left: 0;
  }
  .also {
    display: block;
  }
  .name {
    font-weight: 500;
    color: var(--text);
  }
  a {
    color: var(--navy);
  }
  @media ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    li {
      grid-template-columns: 110px 100px minmax(0, 1fr);
      border-left: 0;
      border-top: 1px solid var(--line);
    }
    li:first-of-type {
      border-top: 0;
    }
  }
  @media ${below.phone} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

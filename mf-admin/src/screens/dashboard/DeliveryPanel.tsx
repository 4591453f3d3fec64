import type { LeadSummary } from '@site/api/leads/pipeline/contract';
import { styled } from '@site/shell/kit';
import { Panel } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';

/** The delivery of the newest leads' emails, with failures that need attention. */
export function DeliveryPanel({ leads }: { leads: LeadSummary[] }) {
  const inState = (state: LeadSummary['mail']) => leads.filter(({ mail }) => mail === state);
  return (
    <Panel
      title="Email delivery"
      footer={
        leads.length === 0
          ? 'Nothing to show yet.'
          : `Email status of the newest ${leads.length === 1 ? 'lead' : `${leads.length} leads`}.`
      }
    >
      <Styles>
        {LINES.map(({ state, name, mark, clear }) => {
          const found = inState(state);
          return (
            <li key={state}>
              <span className={found.length || state === 'sent' ? mark : 'ok'}>{name}</span>
              <span className="tn">{found.length ? countOf(found.length) : clear}</span>
              {state !== 'sent' && found.length > 0 && (
                <span className="m">
                  {found.slice(0, 3).map(({ reference }) => (
                    <Link key={reference} to={paths.admin.lead(reference)}>
                      {reference}
                    </Link>
                  ))}
                  {found.length > 3 && `and ${found.length - 3} more`}
                </span>
              )}
            </li>
          );
        })}
      </Styles>
    </Panel>
  );
}

const LINES: { state: LeadSummary['mail']; name: string; mark: string; clear: string }[] = [
  { state: 'sent', name: 'Sent', mark: 'ok', clear: 'None yet' },
  { state: 'waiting', name: 'Pending', mark: 'wt', clear: 'None pending' },
  { state: 'dead', name: 'Failed', mark: 'no', clear: 'None failed' },
  { state: 'held', name: 'On hold', mark: 'wt', clear: 'None in quarantine' },
];

const countOf = (count: number) => (count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`);

const Styles = styled('ul')`
  li {
    display: grid;
    grid-template-columns: 100px 1fr;
    gap: 1px 10px;
    align-items: baseline;
    padding: 9px 16px;
    border-bottom: 1px solid var(--line);
  }
  li:last-of-type {
    border-bottom: 0;
  }
  li > :first-of-type {
    font-weight: 600;
    color: var(--ink);
  }
  .m {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    color: var(--muted);
  }
  a {
    color: var(--navy);
    padding-block: 4px;
  }
`;

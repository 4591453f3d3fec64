import type { LeadPage } from '@site/api/contract/leads';
import { Button, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { stageName } from '../parts/StageMark';
import type { LeadFilter } from './useLeadFilter';

/** An empty list: nobody has written yet, or nothing fits what was asked for, and which word empties it. */
export function NoLeads({ filter, counts, onClear }: NoLeadsProps) {
  const isFirstRun = !filter.q && !filter.status && !filter.cursor;
  const elsewhere = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Look>
      {isFirstRun ? (
        <>
          <svg viewBox="0 0 220 44" aria-hidden="true">
            <path d="M1 22H150" strokeDasharray="14 4 2 4" />
            <path d="M1 14v16M150 14v16" />
            <circle cx="180" cy="22" r="5" />
          </svg>
          <h2>No enquiries yet</h2>
          <p>
            The form on the contact page is live. Send yourself one to see the whole path, from stored to
            mailed.
          </p>
          <Button tone="navy" size="small" onClick={() => location.assign(paths.contact)}>
            Open the contact form
          </Button>
        </>
      ) : (
        <>
          <svg viewBox="0 0 220 44" aria-hidden="true">
            <path d="M1 10h60M1 22h90M1 34h44" />
            <path d="M112 6v32M118 6v32" />
          </svg>
          <h2>Nothing fits</h2>
          <p role="status">{words(filter, elsewhere ?? 0)}</p>
          <Button tone="line" size="small" onClick={onClear}>
            Show all leads
          </Button>
        </>
      )}
    </Look>
  );
}

interface NoLeadsProps {
  filter: LeadFilter;
  counts?: LeadPage['counts'];
  onClear: () => void;
}

function words({ q, status, cursor }: LeadFilter, elsewhere: number): string {
  if (cursor) return 'There is nothing on this page any more.';
  if (!status)
    return `No lead mentions “${q}”. Names, companies, emails and references are found by their beginnings.`;
  const stage = stageName(status);
  if (!q) return `No lead is in ${stage}.`;
  const others =
    elsewhere === 1 ? 'One lead in another stage does.' : `${elsewhere} leads in other stages do.`;
  return `No lead in ${stage} mentions “${q}”. ${elsewhere ? others : 'Nor does any other.'}`;
}

const Look = styled('div')`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 32px 20px 36px;
  background: var(--sheet);
  border-bottom: 1px solid var(--line-2);
  svg { width: 220px; height: 44px; margin-bottom: 14px; stroke: var(--blue-2); fill: none; stroke-width: 1.2; }
  h2 { font-size: 1.0625rem; font-weight: 600; }
  p { margin: 6px 0 16px; max-width: 48ch; overflow-wrap: anywhere; }
  @media (max-width: 767px) { padding-inline: 16px; }
`;

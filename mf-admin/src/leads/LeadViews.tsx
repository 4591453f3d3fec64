import { type LeadPage, type LeadStatus, leadStatusOptions } from '@site/api/contract/leads';
import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import type { LeadFilter } from './useLeadFilter';

/** The list by stage, each with how many there are. */
export function LeadViews({ counts, filter, addressOf }: LeadViewsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const views = [{ value: undefined, label: 'All leads' }, ...leadStatusOptions];
  return (
    <Look aria-label="Stages">
      {views.map(({ value, label }) => {
        const count = value ? counts?.[value] : all;
        return (
          <Link key={label} to={addressOf(value)} aria-current={filter.status === value ? 'true' : undefined}>
            {label}
            {count !== undefined && (
              <span className={isWarm(value, count) ? 'hot' : undefined}>
                {count.toLocaleString('en-US')}
              </span>
            )}
          </Link>
        );
      })}
    </Look>
  );
}

interface LeadViewsProps {
  counts?: LeadPage['counts'];
  filter: LeadFilter;
  addressOf: (status: LeadStatus | undefined) => string;
}

const isWarm = (status: LeadStatus | undefined, count: number) =>
  count > 0 && (status === 'new' || status === 'quarantined');

const Look = styled('nav')`
  display: flex;
  align-items: stretch;
  border-bottom: 1px solid var(--line-2);
  overflow-x: auto;
  scrollbar-width: none;
  padding: 0 8px;
  a { position: relative; display: flex; align-items: center; gap: 7px; height: 42px; padding: 0 12px; text-decoration: none; font-weight: 500; white-space: nowrap; color: var(--text); outline-offset: -4px; }
  a span { font: 450 var(--a12)/1 var(--mono); color: var(--muted); }
  a:hover { color: var(--ink); }
  a[aria-current] { color: var(--ink); font-weight: 600; }
  a[aria-current]::after { content: ''; position: absolute; left: 12px; right: 12px; bottom: 0; height: 2px; background: var(--navy); }
  .hot { color: var(--ember-t); }
  @media (max-width: 767px) { padding: 0 4px; a { height: 46px; } }
`;

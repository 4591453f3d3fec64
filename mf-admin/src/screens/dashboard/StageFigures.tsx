import { leadStatusOptions } from '@site/api/leads/enquiries/contract';
import type { LeadPage } from '@site/api/leads/pipeline/contract';
import { below, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { countOf } from '../../formatting/formatCount';

/** Leads per stage, each linked to its list. The bar is the stage's share of all leads. */
export function StageFigures({ page }: { page: LeadPage }) {
  const { counts } = page;
  const all = page.isMore ? undefined : page.total;
  const stages = leadStatusOptions.filter(({ value }) => value !== 'spam');
  return (
    <Styles aria-label="Leads by stage">
      {stages.map(({ value, label }) => {
        const count = counts[value];
        const share = all ? Math.round((count / all) * 100) : 0;
        const isWarm = count > 0 && (value === 'new' || value === 'quarantined');
        return (
          <Link
            key={value}
            to={`${paths.admin.leads}?status=${value}`}
            className={isWarm ? 'is-warm' : undefined}
          >
            <span className="name">{label}</span>
            <span className="figure">{countOf(page, value)}</span>
            <span className="gauge" style={{ '--v': share } as object} aria-hidden="true" />
            <span className="m mu">{all === undefined ? 'Not all counted' : `${share}% of all`}</span>
          </Link>
        );
      })}
    </Styles>
  );
}

const Styles = styled('nav')`
  position: relative;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  &::before,
  &::after {
    content: "";
    position: absolute;
    width: 11px;
    height: 11px;
    left: -6px;
    top: -6px;
    background:
      linear-gradient(var(--blue), var(--blue)) 50% / 1px 100% no-repeat,
      linear-gradient(var(--blue), var(--blue)) 50% / 100% 1px no-repeat;
  }
  &::after {
    left: auto;
    top: auto;
    right: -6px;
    bottom: -6px;
  }
  a {
    display: grid;
    padding: 13px 16px;
    border-left: 1px solid var(--line);
    text-decoration: none;
    align-content: space-between;
  }
  a:first-of-type {
    border-left: 0;
  }
  a:hover {
    background: var(--hover);
  }
  a:hover .name {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .name {
    color: var(--text);
    font-weight: 500;
    font-size: var(--a13);
  }
  .figure {
    margin: 12px 0 13px;
    font-size: 2.375rem;
    line-height: 1;
    letter-spacing: -0.05em;
    font-weight: 500;
    color: var(--ink);
    white-space: nowrap;
  }
  .is-warm .figure::after {
    content: "";
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-left: 11px;
    vertical-align: 0.24em;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 5px var(--ember-w);
  }
  .gauge {
    position: relative;
    height: 14px;
    border-left: 1px solid var(--blue-2);
    background: linear-gradient(var(--line-2), var(--line-2)) 0 100% / 100% 1px no-repeat;
  }
  .gauge::before {
    content: "";
    position: absolute;
    left: 0;
    bottom: 0;
    height: 5px;
    width: calc(var(--v) * 1%);
    background: var(--navy);
  }
  .m {
    margin-top: 7px;
  }
  @media ${below.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    a:nth-of-type(4) {
      border-left: 0;
    }
    a:nth-of-type(n + 4) {
      border-top: 1px solid var(--line);
    }
  }
  @media ${below.phone} {
    grid-template-columns: 1fr 1fr;
    border-inline: 0;
    border-radius: 0;
    &::before,
    &::after {
      content: none;
    }
    a {
      border-top: 1px solid var(--line);
    }
    a:nth-of-type(-n + 2) {
      border-top: 0;
    }
    a:nth-of-type(odd) {
      border-left: 0;
    }
    a:nth-of-type(4) {
      border-left: 1px solid var(--line);
    }
    .figure {
      font-size: 2rem;
      margin: 8px 0 10px;
    }
  }
`;

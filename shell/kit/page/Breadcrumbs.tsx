import styled from '@emotion/styled/base';
import { SmartLink } from './SmartLink';

/** A step of the breadcrumbs. */
export interface Breadcrumb {
  label: string;
  to: string;
}

/** Breadcrumb navigation; the last item is the current page. */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  return (
    <Styles className="note" aria-label="Breadcrumb">
      <ol>
        {items.map(({ label, to }, index) =>
          index < items.length - 1 ? (
            <li key={to}>
              <SmartLink to={to}>{label}</SmartLink>
            </li>
          ) : (
            <li key={to} aria-current="page">
              {label}
            </li>
          ),
        )}
      </ol>
    </Styles>
  );
}

const Styles = styled('nav')`
  ol {
    display: flex;
    flex-wrap: wrap;
    row-gap: 2px;
  }
  li {
    display: flex;
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li + li::before {
    content: "";
    flex: none;
    width: 1.25px;
    height: 13px;
    margin: 0 12px;
    background: var(--blue-2);
    transform: rotate(28deg);
  }
  a {
    text-decoration: none;
    padding-block: 4px;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  [aria-current] {
    color: var(--ink);
  }
`;

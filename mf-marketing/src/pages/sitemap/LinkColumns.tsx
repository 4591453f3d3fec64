import { SmartLink, styled } from '@site/shell/kit';
import type { SitePage } from '@site/shell/kit/query';

/** Links to pages in as many columns as fit. */
export function LinkColumns({ pages }: { pages: SitePage[] }) {
  return (
    <Styles>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <SmartLink to={path}>{label}</SmartLink>
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
  gap: 0 32px;
  border-top: 1px solid var(--line-2);
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    line-height: 1.3;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    color: var(--navy);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

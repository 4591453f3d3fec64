import type { PostIndex } from '@site/api/content/posts/contract';
import { below, SmartLink, styled, Tooltip } from '@site/shell/kit';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { monthRange, type PostListQuery, postListAddress } from '../../posts/postListQuery';

/** Pagination of the list; each page is labeled with its months. */
export function PostListPager({ query, postList }: PostListPagerProps) {
  const { page, pages, steps } = postList;
  const to = (number: number) => postListAddress({ ...query, page: number });
  return (
    <Styles aria-label="Pages">
      <Step to={page > 1 ? to(page - 1) : undefined} rel="prev" label="Previous page">
        <ChevronLeft size={20} aria-hidden />
      </Step>
      <ol>
        {steps.map(({ number, ...days }) => (
          <li key={number}>
            <SmartLink
              to={to(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={`Page ${number}, ${monthRange(days)}`}
            >
              <b className="tn">{number}</b>
              <span className="note">{monthRange(days)}</span>
            </SmartLink>
          </li>
        ))}
      </ol>
      <Step to={page < pages ? to(page + 1) : undefined} rel="next" label="Next page">
        <ChevronRight size={20} aria-hidden />
      </Step>
    </Styles>
  );
}

interface PostListPagerProps {
  query: PostListQuery;
  postList: Pick<PostIndex, 'page' | 'pages' | 'steps'>;
}

function Step({ to, rel, label, children }: StepProps) {
  if (!to) return <span className="step is-off">{children}</span>;
  return (
    <Tooltip text={label}>
      <SmartLink className="step" to={to} rel={rel} aria-label={label}>
        {children}
      </SmartLink>
    </Tooltip>
  );
}

interface StepProps {
  to?: string;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
}

const Styles = styled('nav')`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-top: 40px;
  .step {
    flex: none;
    width: 48px;
    height: 48px;
    display: grid;
    place-items: center;
    border: 1px solid var(--line-2);
    border-radius: var(--r-round);
    background: var(--sheet);
    color: var(--navy);
    transition: border-color var(--t-hover);
  }
  .step:hover {
    border-color: var(--navy);
  }
  .step.is-off {
    color: var(--faint);
    border-color: var(--line);
    background: transparent;
  }
  ol {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(56px, 1fr));
  }
  li a {
    position: relative;
    display: flex;
    align-items: baseline;
    gap: 10px;
    min-height: 48px;
    padding: 6px 0 16px 8px;
    text-decoration: none;
    background:
      linear-gradient(var(--line-2), var(--line-2)) 0 100% / 100% 1px no-repeat,
      repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px calc(100% / 12)) 0 100% / 100% 6px
      no-repeat,
      linear-gradient(var(--blue), var(--blue)) 0 100% / 1px 16px no-repeat;
  }
  b {
    font-weight: 550;
    font-size: 1.0625rem;
    color: var(--navy);
  }
  li a[aria-current]::after {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 3px;
    background: var(--ember);
  }
  li a:hover b {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media ${below.phone} {
    gap: 10px;
    .note {
      display: none;
    }
    .step {
      width: 44px;
      height: 44px;
    }
  }
`;

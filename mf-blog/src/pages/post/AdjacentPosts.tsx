import type { Post } from '@site/api/content/posts/contract';
import { below, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';

/** Links to the posts published just before and just after this one. */
export function AdjacentPosts({ previous, next }: Pick<Post, 'previous' | 'next'>) {
  return (
    <Styles aria-label="Previous and next article">
      <div className="wrap cells">
        {previous ? (
          <SmartLink to={paths.post(previous.slug)}>
            <span className="note">
              <ArrowLeft size={16} aria-hidden />
              Earlier
            </span>
            <b>{previous.title}</b>
          </SmartLink>
        ) : (
          <span className="end">
            <span className="note">Earlier</span>
            <b>This is the first article.</b>
          </span>
        )}
        <SmartLink to={paths.blog}>
          <span className="note">All articles</span>
          <b>The Foundry</b>
        </SmartLink>
        {next ? (
          <SmartLink to={paths.post(next.slug)}>
            <span className="note">
              Later
              <ArrowRight size={16} aria-hidden />
            </span>
            <b>{next.title}</b>
          </SmartLink>
        ) : (
          <span className="end">
            <span className="note">Later</span>
            <b>This is the newest article.</b>
          </span>
        )}
      </div>
    </Styles>
  );
}

const Styles = styled('nav')`
  border-block: 1px solid var(--line-2);
  background: var(--sheet);
  .cells {
    display: grid;
    grid-template-columns: 2fr 1fr 2fr;
    border-inline: 1px solid var(--line);
  }
  .cells > * {
    padding: 24px 28px 28px;
    text-decoration: none;
    display: block;
    min-width: 0;
  }
  .cells > * + * {
    border-left: 1px solid var(--line);
  }
  .note {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  b {
    display: block;
    margin-top: 8px;
    font-weight: 500;
    font-size: 1.375rem;
    line-height: 1.18;
    letter-spacing: -0.028em;
    color: var(--ink);
    text-wrap: balance;
  }
  a:hover {
    background: var(--white);
  }
  a:hover b {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.16em;
  }
  .end b {
    color: var(--muted);
    font-size: 1.0625rem;
    letter-spacing: -0.01em;
  }
  @media ${below.phone} {
    .cells {
      grid-template-columns: 1fr;
      border: 0;
    }
    .cells > * {
      padding: 18px 0 20px;
    }
    .cells > * + * {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
  }
  @media print {
    display: none;
  }
`;

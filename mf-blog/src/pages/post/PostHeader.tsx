import type { Post } from '@site/api/content/posts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Breadcrumbs, below, Lead, type PageHeaderContent, SmartLink, styled } from '@site/shell/kit';
import { PostCover } from '../../posts/PostCover';
import { PostTitle } from '../../posts/PostTitle';
import { postListAddress } from '../../posts/postListQuery';

/** Title, summary, author, dates and cover of a post. */
export function PostHeader({ post, title, lead, breadcrumbs }: PageHeaderContent & { post: Post }) {
  const isRevised =
    dateFormat.date(post.updatedAt) !== dateFormat.date(post.createdAt) && post.updatedAt > post.createdAt;
  return (
    <Styles className="ruled edges">
      <div className="wrap">
        <Breadcrumbs items={breadcrumbs} />
        <div className="words">
          <h1>
            <PostTitle>{title}</PostTitle>
          </h1>
          <Lead>{lead}</Lead>
        </div>
        <dl className="block">
          <div>
            <dt>Written by</dt>
            <dd>{post.author}</dd>
          </div>
          <div>
            <dt>Published</dt>
            <dd>
              <time dateTime={post.createdAt}>{dateFormat.date(post.createdAt)}</time>
              {isRevised && (
                <span className="revised">
                  revised <time dateTime={post.updatedAt}>{dateFormat.date(post.updatedAt)}</time>
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt>Reading time</dt>
            <dd>{post.readingMinutes} min</dd>
          </div>
          <div>
            <dt>Subject</dt>
            <dd>
              {post.tags.length > 0
                ? post.tags.map((tag, index) => (
                    <span key={tag}>
                      {index > 0 && ', '}
                      <SmartLink to={postListAddress({ tag })}>{tag}</SmartLink>
                    </span>
                  ))
                : 'By our team'}
            </dd>
          </div>
        </dl>
        <figure className="cover">
          <PostCover post={post} priority sizes="100vw" />
        </figure>
      </div>
    </Styles>
  );
}

const Styles = styled('header')`
  padding-top: clamp(20px, 2.6vw, 36px);
  .words {
    margin-top: clamp(18px, 1.4vw, 20px);
  }
  h1 {
    max-width: 14em;
    margin-left: -0.04em;
    font-size: clamp(2.5rem, 1.1rem + 5.3vw, 6rem);
    letter-spacing: -0.045em;
    line-height: 0.98;
    overflow-wrap: anywhere;
  }
  .lead {
    margin-top: clamp(18px, 2vw, 28px);
  }
  .block {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    margin-top: clamp(28px, 3vw, 44px);
    border: 1px solid var(--line-2);
    background: var(--sheet);
    border-radius: var(--r-cell) var(--r-cell) 0 0;
  }
  .block > div {
    padding: 13px 18px 15px;
    min-width: 0;
  }
  .block > div + div {
    border-left: 1px solid var(--line-2);
  }
  dt {
    font-size: 0.8125rem;
    font-weight: 550;
    color: var(--blue);
    line-height: 1.3;
  }
  dd {
    margin-top: 3px;
    color: var(--ink);
    font-weight: 500;
    letter-spacing: -0.012em;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  dd a {
    text-decoration-color: var(--line-2);
    text-underline-offset: 4px;
  }
  dd a:hover {
    text-decoration-color: currentColor;
  }
  /* On a line of its own, whichever font is there: words that wrap by a hair would move the page. */
  .revised {
    display: block;
    font-size: 0.875rem;
    white-space: nowrap;
    color: var(--muted);
  }
  .cover {
    border: 1px solid var(--line-2);
    border-top: 0;
    border-radius: 0 0 var(--r-cell) var(--r-cell);
    background:
      linear-gradient(var(--rule) 1px, transparent 1px) 0 0 / 100% 25px,
      linear-gradient(90deg, var(--rule) 1px, transparent 1px) 0 0 / calc(100% / 48) 100%,
      var(--sheet);
  }
  .cover img {
    width: 100%;
    height: clamp(260px, 33vw, 430px);
    object-fit: contain;
    padding: 16px;
  }
  .cover img.photo {
    object-fit: cover;
    padding: 0;
  }
  @media ${below.phone} {
    .block {
      grid-template-columns: 1fr 1fr;
      margin-inline: calc(-1 * var(--gutter));
      border-inline: 0;
      border-radius: 0;
    }
    .block > div {
      padding: 11px var(--gutter) 12px;
      font-size: 1rem;
    }
    .block > div:nth-of-type(odd) {
      border-left: 0;
    }
    .block > div:nth-of-type(n + 3) {
      border-top: 1px solid var(--line-2);
    }
    .cover {
      margin-inline: calc(-1 * var(--gutter));
      border-inline: 0;
      border-radius: 0;
      background-size:
        100% 15px,
        calc(100% / 24) 100%,
        auto;
    }
    .cover img {
      height: auto;
      aspect-ratio: 420 / 286;
      padding: 8px;
    }
  }
  @media print {
    .cover {
      display: none;
    }
  }
`;

import type { PostSummary } from '@site/api/content/posts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { PostCover } from '../../posts/PostCover';

/** Up to three related posts; renders nothing without any. */
export function RelatedPosts({ posts, subject }: { posts: PostSummary[]; subject?: string }) {
  if (posts.length === 0) return null;
  const isOnSubject = subject && posts.every((post) => post.tags.includes(subject));
  return (
    <Styles aria-labelledby="read-next">
      <div className="wrap">
        <h2 id="read-next">{isOnSubject ? `Read next on ${subject.toLowerCase()}` : 'Read next'}</h2>
        <ul>
          {posts.map((post) => (
            <li key={post.id}>
              <SmartLink to={paths.post(post.slug)}>
                <span className="figure">
                  <PostCover post={post} />
                </span>
                <time className="note" dateTime={post.createdAt}>
                  {dateFormat.date(post.createdAt)}
                </time>
                <h3>{post.title}</h3>
                <p>{post.summary}</p>
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  h2 {
    font-size: var(--fs-h3);
    margin-bottom: 28px;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 32px;
  }
  a {
    display: block;
    text-decoration: none;
  }
  .figure {
    display: block;
    aspect-ratio: 5 / 3.4;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    overflow: hidden;
    background: var(--sheet);
    transition: border-color 0.2s;
  }
  li:nth-of-type(3n + 1) .figure {
    background: var(--sand);
  }
  li:nth-of-type(3n) .figure {
    background: var(--steel);
  }
  .figure img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  a:hover .figure {
    border-color: var(--navy);
  }
  a:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.16em;
  }
  time {
    display: block;
    margin-top: 18px;
  }
  h3 {
    font-size: 1.5rem;
    line-height: 1.16;
    margin-top: 8px;
    max-width: 15em;
  }
  p {
    margin-top: 8px;
    max-width: var(--measure-narrow);
  }
  @media ${below.phone} {
    ul {
      grid-template-columns: 1fr;
      gap: 28px;
    }
    a {
      display: grid;
      grid-template-columns: 116px 1fr;
      column-gap: 16px;
      align-items: start;
    }
    .figure {
      grid-row: 1 / 4;
      aspect-ratio: 1;
    }
    time {
      margin: 0;
    }
    h3 {
      font-size: 1.1875rem;
      margin-top: 4px;
    }
    p {
      grid-column: 2;
      font-size: 1rem;
      line-height: 1.45;
      margin-top: 4px;
    }
  }
  @media print {
    display: none;
  }
`;

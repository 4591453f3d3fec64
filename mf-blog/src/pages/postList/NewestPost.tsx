import type { PostSummary } from '@site/api/content/posts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { PostCover } from '../../posts/PostCover';
import { PostTitle } from '../../posts/PostTitle';

/** The newest post, with a large cover. */
export function NewestPost({ post }: { post: PostSummary }) {
  return (
    <Styles className="ruled edges">
      <div className="wrap">
        <SmartLink className="lead-post" to={paths.post(post.slug)} aria-labelledby="lead-post">
          <div className="figure">
            <PostCover post={post} priority sizes="(max-width: 900px) 100vw, 62vw" />
          </div>
          <div className="words">
            <p className="note">
              <time dateTime={post.createdAt}>{dateFormat.date(post.createdAt)}</time>
            </p>
            <h2 id="lead-post">
              <PostTitle>{post.title}</PostTitle>
            </h2>
            <p className="summary">{post.summary}</p>
            <dl>
              {post.tags[0] && (
                <div>
                  <dt>Subject</dt>
                  <dd>{post.tags[0]}</dd>
                </div>
              )}
              <div>
                <dt>Reading time</dt>
                <dd>{post.readingMinutes} min</dd>
              </div>
            </dl>
            <span className="go">
              Read the article
              <ArrowRight size={18} aria-hidden />
            </span>
          </div>
        </SmartLink>
      </div>
    </Styles>
  );
}

const Styles = styled('div')`
  .lead-post {
    display: grid;
    grid-template-columns: 5fr 3fr;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    text-decoration: none;
    transition: border-color 0.2s;
  }
  .lead-post:hover {
    border-color: var(--navy);
  }
  .lead-post:hover h2 {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.14em;
  }
  .figure {
    position: relative;
    border-right: 1px solid var(--line-2);
    min-height: 360px;
    background:
      linear-gradient(var(--rule) 1px, transparent 1px) 0 0 / 100% 25px,
      linear-gradient(90deg, var(--rule) 1px, transparent 1px) 0 0 / 25px 100%;
  }
  .figure img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    padding: 4%;
  }
  .figure img.photo {
    object-fit: cover;
    padding: 0;
  }
  .words {
    padding: 32px 32px 30px;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
  }
  h2 {
    font-size: clamp(2rem, 1.2rem + 2.1vw, 3.125rem);
    letter-spacing: -0.038em;
    margin-top: 14px;
  }
  .summary {
    margin-top: 16px;
    max-width: var(--measure-narrow);
  }
  dl {
    display: flex;
    gap: 32px;
    margin-top: auto;
    padding-top: 24px;
  }
  dt {
    font-size: 0.8125rem;
    font-weight: 550;
    color: var(--blue);
  }
  dd {
    color: var(--ink);
    font-weight: 500;
  }
  .go {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    margin-top: 20px;
    padding: 4px 0;
    color: var(--navy);
    font-weight: 550;
    border-bottom: 1px solid currentColor;
  }
  .go svg {
    transition: transform var(--t-hover);
  }
  .lead-post:hover .go svg {
    transform: translateX(3px);
  }
  @media ${below.tablet} {
    .lead-post {
      grid-template-columns: 1fr;
    }
    .figure {
      border-right: 0;
      border-bottom: 1px solid var(--line-2);
      min-height: 0;
      aspect-ratio: 420 / 286;
    }
    .words {
      padding: 22px 20px;
    }
  }
  @media ${below.phone} {
    .lead-post {
      margin-inline: calc(-1 * var(--gutter));
      border-inline: 0;
      border-radius: 0;
    }
    .words {
      padding-inline: var(--gutter);
    }
  }
`;

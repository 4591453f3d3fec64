import type { PostSummary } from '@site/api/content/posts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, from, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { PostCover } from '../../posts/PostCover';

/** One row of the list. Calls `onPreview` when it is hovered or focused, so that its cover is shown. */
export function PostRow({ post, isPreviewed, onPreview }: PostRowProps) {
  const preview = () => onPreview(post.id);
  return (
    <Styles className={isPreviewed ? 'is-shown' : undefined} onPointerEnter={preview} onFocus={preview}>
      <SmartLink to={paths.post(post.slug)}>
        <span className="thumb">
          <PostCover post={post} />
        </span>
        <time className="note tn" dateTime={post.createdAt}>
          {dateFormat.monthDay(post.createdAt)}
        </time>
        <span className="words">
          <b>{post.title}</b>
          <span>{post.summary}</span>
        </span>
        <span className="subject">{post.tags[0]}</span>
        <span className="note tn minutes">{post.readingMinutes} min</span>
      </SmartLink>
    </Styles>
  );
}

interface PostRowProps {
  post: PostSummary;
  isPreviewed: boolean;
  onPreview: (id: string) => void;
}

const Styles = styled('li')`
  a {
    position: relative;
    display: grid;
    grid-template-columns: 88px 1fr 104px 64px;
    gap: 0 16px;
    align-items: baseline;
    padding: 20px 0 21px;
    border-bottom: 1px solid var(--line-2);
    text-decoration: none;
    transition: background 0.15s;
  }
  a::before {
    content: "";
    position: absolute;
    left: -5px;
    top: 30px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--ember);
    transform: scale(0);
    transition: transform 0.16s;
  }
  a:hover,
  a:focus-visible,
  &.is-shown a {
    background: rgba(252, 251, 248, 0.9);
  }
  &.is-shown a::before {
    transform: none;
  }
  .thumb {
    display: none;
  }
  .words b {
    display: block;
    font-weight: 500;
    font-size: 1.375rem;
    line-height: 1.18;
    letter-spacing: -0.028em;
    color: var(--ink);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .words span {
    display: block;
    margin-top: 4px;
    line-height: 1.45;
    font-size: 1rem;
  }
  .subject {
    font-size: 0.9375rem;
    font-weight: 500;
    color: var(--navy);
    overflow-wrap: anywhere;
  }
  .minutes {
    text-align: right;
    padding-right: 8px;
  }
  @media ${from.desktop} {
    a {
      padding-left: 32px;
    }
  }
  @media ${below.desktop} {
    a::before {
      content: none;
    }
  }
  @media ${below.phone} {
    a {
      grid-template-columns: 76px 1fr auto;
      gap: 0 14px;
      padding: 16px 0 18px;
      align-items: start;
    }
    &.is-shown a {
      background: none;
    }
    .thumb {
      display: block;
      grid-row: 1 / 3;
      width: 76px;
      height: 76px;
      border: 1px solid var(--line-2);
      border-radius: var(--r-cell);
      overflow: hidden;
      background: var(--sheet);
    }
    &:nth-of-type(3n + 1) .thumb {
      background: var(--sand);
    }
    &:nth-of-type(3n + 2) .thumb {
      background: var(--steel);
    }
    .thumb img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    time {
      grid-column: 2;
      grid-row: 1;
    }
    .minutes {
      grid-column: 3;
      grid-row: 1;
      padding: 0;
    }
    .words {
      grid-column: 2 / -1;
      grid-row: 2;
      margin-top: 4px;
    }
    .words b {
      font-size: 1.1875rem;
    }
    .words span {
      font-size: 0.9688rem;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 5;
      overflow: hidden;
    }
    .subject {
      display: none;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

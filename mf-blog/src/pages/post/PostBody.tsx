import type { Post } from '@site/api/content/posts/contract';
import { below, styled } from '@site/shell/kit';
import { useMemo, useRef } from 'react';
import { ArticleText } from './ArticleText';
import { PostActions } from './PostActions';
import { contentsOf } from './tableOfContents/contentsOf';
import { TableOfContents } from './tableOfContents/TableOfContents';
import { TableOfContentsBar } from './tableOfContents/TableOfContentsBar';
import { useReadingProgress } from './tableOfContents/useReadingProgress';

/** The text of a post between its table of contents and its actions. */
export function PostBody({ post }: { post: Post }) {
  const entries = useMemo(() => contentsOf(post), [post]);
  const frame = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const current = useReadingProgress(entries, frame, text);
  const hasContents = entries.length > 1;
  return (
    <Styles ref={frame}>
      {hasContents && (
        <TableOfContentsBar entries={entries} current={current} minutes={post.readingMinutes} />
      )}
      <div className="ruled q13">
        <div className="wrap columns">
          {hasContents ? (
            <TableOfContents entries={entries} current={current} minutes={post.readingMinutes} />
          ) : (
            <div />
          )}
          <div ref={text} className="text">
            <ArticleText html={post.html} />
          </div>
          <PostActions />
        </div>
      </div>
    </Styles>
  );
}

const Styles = styled('div')`
  .columns {
    display: grid;
    grid-template-columns: 1fr 2fr 1fr;
    padding-block: clamp(48px, 6vw, 96px) clamp(64px, 7vw, 112px);
  }
  .text {
    padding-inline: 40px;
    min-width: 0;
  }
  .ruled.q13::before {
    background:
      linear-gradient(var(--c), var(--c)) 0 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) calc(25% + 10px) 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) calc(75% - 10px) 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) 100% 0 / 1px 100% no-repeat;
  }
  @media ${below.desktop} {
    .columns {
      grid-template-columns: 200px 1fr;
    }
    .text {
      grid-row: 1 / 3;
      grid-column: 2;
      max-width: 720px;
      padding-right: 0;
    }
    .ruled.q13::before {
      background: none;
    }
  }
  @media ${below.tablet} {
    .columns {
      display: flex;
      flex-direction: column;
      gap: 32px;
    }
    .text {
      padding: 0;
      width: 100%;
      margin-inline: auto;
    }
  }
  @media print {
    .columns {
      display: block;
    }
  }
`;

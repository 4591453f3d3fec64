import type { Post } from '@site/api/contract/posts';
import { below, styled } from '@site/shell/kit';
import { useMemo, useRef } from 'react';
import { ArticleText } from './ArticleText';
import { Contents } from './Contents';
import { ContentsBar } from './ContentsBar';
import { contentsOf } from './contentsOf';
import { PostTools } from './PostTools';
import { useReadingPlace } from './useReadingPlace';

/** The text between its ruler and its margin. */
export function Reading({ post }: { post: Post }) {
  const entries = useMemo(() => contentsOf(post), [post]);
  const frame = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const current = useReadingPlace(entries, frame, text);
  const hasContents = entries.length > 1;
  return (
    <Look ref={frame}>
      {hasContents && <ContentsBar entries={entries} current={current} minutes={post.readingMinutes} />}
      <div className="ruled q13">
        <div className="wrap columns">
          {hasContents ? (
            <Contents entries={entries} current={current} minutes={post.readingMinutes} />
          ) : (
            <div />
          )}
          <div ref={text} className="text">
            <ArticleText html={post.html} />
          </div>
          <PostTools />
        </div>
      </div>
    </Look>
  );
}

const Look = styled('div')`
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

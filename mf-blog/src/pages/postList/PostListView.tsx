import type { PostIndex } from '@site/api/content/posts/contract';
import { Button, below, from, LiveRegion, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Rss from 'lucide-react/icons/rss';
import { type ReactNode, useState } from 'react';
import { PostCover } from '../../posts/PostCover';
import type { PostListQuery } from '../../posts/postListQuery';
import { NewestPost } from './NewestPost';
import { PostFilterBar } from './PostFilterBar';
import { PostListPager } from './PostListPager';
import { PostRow } from './PostRow';

/** The newest post, then the filters, one row a post, and the cover of the row that is hovered or focused. */
export function PostListView({ postList, query, onQueryChange, pending }: PostListViewProps) {
  const [previewedId, setPreviewedId] = useState<string>();
  const { lead, rows, found, pages } = postList;
  const previewed = rows.find((post) => post.id === previewedId) ?? rows[0];
  return (
    <>
      {lead && <NewestPost post={lead} />}
      <Styles className="ruled q1" aria-labelledby="register">
        <div className="wrap sides">
          <div className="side">
            <h2 id="register">All articles</h2>
            {previewed && (
              <div className="preview" aria-hidden="true">
                <div className="plate">
                  <PostCover key={previewed.id} post={previewed} />
                </div>
                <p className="note">Now showing: {previewed.title}.</p>
              </div>
            )}
          </div>
          <div className="main">
            <PostFilterBar postList={postList} query={query} onQueryChange={onQueryChange} />
            {pending}
            <LiveRegion>
              {!pending && (query.q || query.tag)
                ? `${found} ${found === 1 ? 'article' : 'articles'} found`
                : ''}
            </LiveRegion>
            {rows.length > 0 ? (
              <ol className="rows" aria-busy={Boolean(pending)}>
                {rows.map((post) => (
                  <PostRow
                    key={post.id}
                    post={post}
                    isPreviewed={post === previewed}
                    onPreview={setPreviewedId}
                  />
                ))}
              </ol>
            ) : (
              <NoResults
                onClear={() => onQueryChange({ q: '', tag: '' })}
                isFiltered={Boolean(query.q || query.tag)}
              />
            )}
            {pages > 1 && <PostListPager query={query} postList={postList} />}
            <SmartLink className="feed" to={paths.blogFeed}>
              <Rss size={18} aria-hidden />
              Follow by RSS
            </SmartLink>
          </div>
        </div>
      </Styles>
    </>
  );
}

interface PostListViewProps {
  postList: PostIndex;
  query: PostListQuery;
  onQueryChange: (change: Partial<PostListQuery>) => void;
  /** Loads the requested list while another one is shown. */
  pending?: ReactNode;
}

function NoResults({ onClear, isFiltered }: { onClear: () => void; isFiltered: boolean }) {
  if (!isFiltered) return <p className="nothing">Loading more articles…</p>;
  return (
    <div className="nothing">
      <h3>No articles found</h3>
      <p>Try a different word, or ask us.</p>
      <Button
        tone="line"
        size="small"
        to={paths.blog}
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        Clear the search
      </Button>
    </div>
  );
}

const Styles = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  .sides {
    display: grid;
    grid-template-columns: 1fr 3fr;
  }
  .side {
    padding-right: 28px;
  }
  h2 {
    font-size: clamp(1.875rem, 1.3rem + 1.7vw, 2.75rem);
    letter-spacing: -0.035em;
  }
  .preview {
    position: sticky;
    top: 112px;
    margin-top: 32px;
  }
  .plate {
    overflow: hidden;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  .plate img {
    width: 100%;
    aspect-ratio: 1;
    height: auto;
    object-fit: contain;
    transform: scale(1.22);
  }
  .preview p {
    margin-top: 12px;
    max-width: 30ch;
  }
  .rows {
    border-top: 1px solid var(--navy);
  }
  .nothing {
    padding: 48px 0;
    border-block: 1px solid var(--line-2);
  }
  .nothing h3 {
    font-size: var(--fs-h3);
  }
  .nothing h3 + p {
    margin: 8px 0 20px;
  }
  .feed {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    margin-top: 24px;
    color: var(--navy);
    font-weight: 550;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 6px;
  }
  @media ${from.desktop} {
    .main {
      padding-left: 32px;
    }
    .rows {
      margin-left: -32px;
    }
  }
  @media ${below.desktop} {
    .sides {
      grid-template-columns: 1fr;
      gap: 24px;
    }
    .preview {
      display: none;
    }
  }
  &.ruled.q1::before {
    --c: var(--rule);
    background:
      linear-gradient(var(--c), var(--c)) 0 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) calc(25% + 10px) 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) 100% 0 / 1px 100% no-repeat;
  }
  @media ${below.desktop} {
    &.ruled.q1::before {
      background: none;
    }
  }
`;

import { mostPosts } from '@site/api/audience/newsletters/contract';
import { styled } from '@site/shell/kit';
import { useId, useState } from 'react';
import { CellNotes } from '../../workbench/fields/TextCell';
import { useListPostChoicesQuery } from './newslettersApi';

/** The choice of published posts, in the order in which they were chosen. */
export function PostsCell({ value, onChange, error }: PostsCellProps) {
  const id = useId();
  const [q, setQ] = useState('');
  const search = q.trim();
  const newest = useListPostChoicesQuery({ query: NEWEST }, { refetchOnMountOrArgChange: true });
  const found = useListPostChoicesQuery({ query: { ...NEWEST, q: search } }, { skip: !search });
  const { data, isError } = search ? found : newest;
  const posts = data?.items ?? [];
  const titles = new Map([...(newest.data?.items ?? []), ...posts].map(({ id: one, label }) => [one, label]));
  const titleOf = (one: string) => titles.get(one) ?? 'Another post';
  const isFull = value.length >= mostPosts;
  const toggle = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <Styles
      role="group"
      className={error ? 'cell is-wide is-bad' : 'cell is-wide'}
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
    >
      <span className="label" id={id}>
        Posts
      </span>
      {value.length > 0 && <p className="chosen">In this order: {value.map(titleOf).join('; ')}</p>}
      <input
        className="control"
        type="search"
        aria-label="Search posts"
        placeholder="Search posts"
        value={q}
        maxLength={100}
        onChange={({ target }) => setQ(target.value)}
      />
      <div className="posts">
        {posts.map((post) => (
          <label key={post.id}>
            <input
              type="checkbox"
              checked={value.includes(post.id)}
              disabled={isFull && !value.includes(post.id)}
              onChange={() => toggle(post.id)}
            />
            <span>{post.label}</span>
          </label>
        ))}
        {data && !posts.length && <p className="mu">{q ? 'No posts match.' : 'No published posts yet.'}</p>}
        {!data && !isError && <p className="mu">Loading…</p>}
      </div>
      <CellNotes
        id={id}
        hint={
          isError
            ? 'Couldn’t load the posts. Reload to choose some.'
            : 'Title, summary and cover image are taken from the post when the newsletter is sent. SVG covers are left out because email apps don’t show them.'
        }
        error={error}
      />
    </Styles>
  );
}

const NEWEST = { state: 'published', limit: '100' } as const;

interface PostsCellProps {
  value: string[];
  onChange: (value: string[]) => void;
  error?: string;
}

const Styles = styled('div')`
  .chosen {
    padding: 4px 20px;
    font-size: var(--a13);
  }
  .posts {
    display: grid;
    flex: none;
    max-height: 240px;
    margin-bottom: 14px;
    padding: 4px 20px;
    overflow: auto;
  }
  .posts label {
    display: flex;
    gap: 8px;
    align-items: baseline;
    min-height: 32px;
  }
  .posts input {
    flex: none;
    accent-color: var(--navy);
    translate: 0 2px;
  }
`;

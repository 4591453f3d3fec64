import type { PostIndex } from '@site/api/content/posts/contract';
import { below, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Search from 'lucide-react/icons/search';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isSameTag, type PostListQuery, postListAddress } from '../../posts/postListQuery';

/**
 * Search field and subject filters. They work as a plain form and links before hydration, and immediately afterwards.
 */
export function PostFilterBar({ postList, query, onQueryChange }: PostFilterBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const { q, tag } = query;
  // The field is only updated when the search changed elsewhere, so typing is not overwritten.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = q;
  }, [q]);
  const subjects = [{ tag: '', count: postList.total }, ...postList.subjects];
  const choose = (chosen: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onQueryChange({ tag: chosen });
  };
  return (
    <Styles>
      <search>
        <form
          className="find"
          method="get"
          action={paths.blog}
          onSubmit={(event) => {
            event.preventDefault();
            onQueryChange({ q: field.current?.value ?? '' });
          }}
        >
          <label className="sr" htmlFor="find-a-note">
            Search the Foundry
          </label>
          <Search size={20} aria-hidden />
          <input
            ref={field}
            id="find-a-note"
            type="search"
            name="q"
            maxLength={100}
            defaultValue={q}
            placeholder={`Search ${postList.total} articles`}
            onInput={(event) => onQueryChange({ q: event.currentTarget.value })}
          />
          {tag && <input type="hidden" name="tag" value={tag} />}
        </form>
      </search>
      <nav className="subjects" aria-label="Filter by subject">
        {subjects.map((subject) => (
          <SmartLink
            key={subject.tag}
            className="chip"
            to={postListAddress({ q, tag: subject.tag })}
            aria-current={isSameTag(subject.tag, tag) ? 'true' : undefined}
            onClick={choose(subject.tag)}
          >
            {subject.tag || 'All'} <small>{subject.count}</small>
          </SmartLink>
        ))}
      </nav>
    </Styles>
  );
}

interface PostFilterBarProps {
  postList: Pick<PostIndex, 'total' | 'subjects'>;
  query: PostListQuery;
  onQueryChange: (change: Partial<PostListQuery>) => void;
}

const Styles = styled('div')`
  display: grid;
  gap: 16px;
  padding-bottom: 24px;
  min-width: 0;
  .find {
    position: relative;
    display: flex;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--sheet);
    transition: background 0.15s;
  }
  .find svg {
    position: absolute;
    left: 16px;
    top: calc(50% - 10px);
    color: var(--blue);
    pointer-events: none;
  }
  .find input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: transparent;
    font: 450 1.0625rem / 1.3 var(--sans);
    color: var(--ink);
    padding: 0 16px 0 46px;
    min-height: 52px;
    outline: 0;
    border-radius: inherit;
    appearance: none;
  }
  .find input::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  .find:focus-within {
    background: var(--white);
    box-shadow: inset 0 0 0 2px var(--navy);
  }
  .subjects {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-round);
    background: var(--sheet);
    color: var(--navy);
    font: 500 0.9688rem / 1.2 var(--sans);
    letter-spacing: -0.01em;
    text-decoration: none;
    transition:
      border-color var(--t-hover),
      background var(--t-hover),
      color var(--t-hover);
  }
  .chip small {
    font: 450 0.75rem / 1 var(--mono);
    color: var(--blue);
  }
  .chip:hover {
    border-color: var(--navy);
  }
  .chip[aria-current] {
    background: var(--navy);
    border-color: var(--navy);
    color: var(--white);
  }
  .chip[aria-current] small {
    color: var(--on-dark-2);
  }
  @media ${below.phone} {
    .subjects {
      flex-wrap: nowrap;
      overflow-x: auto;
      margin-inline: calc(-1 * var(--gutter));
      padding: 6px var(--gutter);
      scrollbar-width: none;
    }
    .chip {
      flex: none;
    }
  }
`;

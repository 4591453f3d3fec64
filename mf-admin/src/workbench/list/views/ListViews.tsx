import { below, styled } from '@site/shell/kit';
import { IconButton } from '@site/shell/kit/workbench';
import BookmarkMinus from 'lucide-react/icons/bookmark-minus';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Columns3 from 'lucide-react/icons/columns-3';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SavedView } from './useViews';

/** Tabs and saved views of the list, with buttons to save a view and choose columns. */
export function ListViews({ children, path, search, views, onSave, onRemove, onColumns }: ListViewsProps) {
  const current = views.find((view) => view.search === search);
  return (
    <Styles>
      <div className="strip">
        {children}
        {views.length > 0 && (
          <nav aria-label="Saved views" className="own">
            {views.map((view) => (
              <Link
                key={view.name}
                to={view.search ? `${path}?${view.search}` : path}
                aria-current={view === current ? 'true' : undefined}
              >
                {view.name}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <div className="tools">
        {current ? (
          <IconButton label={`Delete view ${current.name}`} onClick={() => onRemove(current.name)}>
            <BookmarkMinus aria-hidden />
          </IconButton>
        ) : (
          <IconButton label="Save this view" onClick={onSave}>
            <BookmarkPlus aria-hidden />
          </IconButton>
        )}
        <IconButton label="Columns" onClick={onColumns}>
          <Columns3 aria-hidden />
        </IconButton>
      </div>
    </Styles>
  );
}

interface ListViewsProps {
  /** The tabs. */
  children: ReactNode;
  path: string;
  /** The current query string, as a saved view stores it. */
  search: string;
  views: SavedView[];
  onSave: () => void;
  onRemove: (name: string) => void;
  onColumns: () => void;
}

const Styles = styled('div')`
  display: flex;
  align-items: stretch;
  border-bottom: 1px solid var(--line-2);
  .strip {
    display: flex;
    flex: 1;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
    padding: 0 8px;
  }
  .strip a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 7px;
    height: 42px;
    padding: 0 12px;
    text-decoration: none;
    font-weight: 500;
    white-space: nowrap;
    color: var(--text);
    outline-offset: -4px;
  }
  .strip a:hover {
    color: var(--ink);
  }
  .strip a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  .strip a[aria-current]::after {
    content: "";
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: 0;
    height: 2px;
    background: var(--navy);
  }
  .own {
    display: flex;
    position: relative;
  }
  .own::before {
    content: "";
    align-self: center;
    width: 1px;
    height: 18px;
    margin-inline: 4px;
    background: var(--line-2);
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 0 12px 0 8px;
  }
  @media ${below.phone} {
    .strip {
      padding: 0 4px;
    }
    .strip a {
      height: 46px;
    }
    .tools {
      padding: 0 4px 0 0;
      gap: 0;
    }
  }
`;

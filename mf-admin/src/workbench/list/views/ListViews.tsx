import { below, styled, VisuallyHidden } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';
import { IconButton } from '@site/shell/kit/workbench';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Columns3 from 'lucide-react/icons/columns-3';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TabBar } from './TabBar';
import type { ListViewsState } from './useViews';

/**
 * Related lists, tabs and saved views of the list, with buttons to save or edit a view and to choose columns. Tabs have a
 * row of their own below related lists: beside them, most would be beyond the edge.
 */
export function ListViews({
  related,
  tabs,
  path,
  views,
  current,
  isError,
  retry,
  onView,
  onColumns,
  layout,
}: ListViewsProps) {
  const { user } = useSession();
  return (
    <Styles>
      <TabBar className="strip">
        {related ?? tabs}
        {isError && (
          <button type="button" className="bare" onClick={retry}>
            Couldn’t load saved views. Try again
          </button>
        )}
      </TabBar>
      <div className="tools">
        {onView && (
          <IconButton label={current ? `View ${current.name}` : 'Save this view'} onClick={onView}>
            {current ? <Bookmark aria-hidden /> : <BookmarkPlus aria-hidden />}
          </IconButton>
        )}
        {layout && (
          <IconButton label={layout.isGrid ? 'Show as table' : 'Show as grid'} onClick={layout.toggle}>
            {layout.isGrid ? <List aria-hidden /> : <LayoutGrid aria-hidden />}
          </IconButton>
        )}
        {!layout?.isGrid && (
          <IconButton label="Columns" onClick={onColumns}>
            <Columns3 aria-hidden />
          </IconButton>
        )}
      </div>
      {related && tabs && <TabBar className="own">{tabs}</TabBar>}
      {views.length > 0 && (
        <TabBar as="nav" aria-label="Saved views" className="own">
          {views.map((view) => (
            <Link
              key={view.id}
              to={view.search ? `${path}?${view.search}` : path}
              aria-current={view === current ? 'true' : undefined}
              title={view.ownerId === user?.id ? undefined : `Shared by ${view.owner}`}
            >
              {view.isShared && <Users aria-hidden size={14} />}
              {view.name}
              {view.ownerId !== user?.id && <VisuallyHidden>, shared by {view.owner}</VisuallyHidden>}
            </Link>
          ))}
        </TabBar>
      )}
    </Styles>
  );
}

interface ListViewsProps extends ListViewsState {
  related?: ReactNode;
  tabs?: ReactNode;
  path: string;
  /**
   * Opens the dialog that saves the current view, or edits it where it is saved. Undefined where there is nothing
   * to filter, search or sort by.
   */
  onView?: () => void;
  onColumns: () => void;
  /** Undefined for lists without tiles. */
  layout?: { isGrid: boolean; toggle: () => void };
}

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  border-bottom: 1px solid var(--line-2);
  .strip {
    flex: 1;
  }
  .bare {
    padding: 0 12px;
    border: 0;
    background: none;
    color: var(--text);
    font: inherit;
    white-space: nowrap;
    text-decoration: underline;
    cursor: pointer;
  }
  /* A row of its own. */
  .own {
    flex: 0 0 100%;
    border-top: 1px solid var(--line);
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 0 12px 0 8px;
  }
  @media ${below.phone} {
    .tools {
      padding: 0 4px 0 0;
      gap: 0;
    }
  }
`;

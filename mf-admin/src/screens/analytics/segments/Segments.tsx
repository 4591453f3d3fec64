import { styled, VisuallyHidden } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';
import { IconButton } from '@site/shell/kit/workbench';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListSavedViewsQuery } from '../../../workbench/list/views/savedViewsApi';
import { TabBar } from '../../../workbench/list/views/TabBar';
import { ViewDialog } from '../../../workbench/list/views/ViewDialog';
import { isSegment, type ReportUrl } from '../report/useReportUrl';

/** Saved segments: filters under a name, the member's own and those shared with the team. */
export function Segments({ url }: { url: ReportUrl }) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useListSavedViewsQuery(
    { query: { list: LIST } },
    { refetchOnMountOrArgChange: true },
  );
  const segments = data?.items ?? [];
  const current = url.segment ? segments.find(({ search }) => isSegment(search, url.segment)) : undefined;
  if (!segments.length && !url.segment && !isError) return null;
  return (
    <Styles>
      <TabBar as="nav" aria-label="Segments">
        <Link to={url.urlOfSegment('')} aria-current={url.segment ? undefined : 'true'}>
          All visits
        </Link>
        {segments.map((segment) => (
          <Link
            key={segment.id}
            to={url.urlOfSegment(segment.search)}
            aria-current={segment === current ? 'true' : undefined}
            title={segment.ownerId === user?.id ? undefined : `Shared by ${segment.owner}`}
          >
            {segment.isShared && <Users aria-hidden size={14} />}
            {segment.name}
            {segment.ownerId !== user?.id && <VisuallyHidden>, shared by {segment.owner}</VisuallyHidden>}
          </Link>
        ))}
        {isError && !data && (
          <button type="button" className="lk" onClick={refetch}>
            Couldn’t load segments. Try again
          </button>
        )}
      </TabBar>
      {url.segment && (
        <IconButton
          label={current ? `Segment ${current.name}` : 'Save these filters as a segment'}
          onClick={() => setIsOpen(true)}
        >
          {current ? <Bookmark aria-hidden /> : <BookmarkPlus aria-hidden />}
        </IconButton>
      )}
      {isOpen && (
        <ViewDialog
          list={LIST}
          search={url.segment}
          views={segments}
          view={current}
          words={WORDS}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Styles>
  );
}

/** Segments are saved views of this screen. */
const LIST = 'analytics';

const WORDS = {
  noun: 'segment',
  saved: 'Saves the filters, not the period.',
  audience: 'Everyone who uses analytics sees it.',
};

const Styles = styled('div')`
  display: flex;
  align-items: center;
  border-bottom: 1px solid var(--line-2);
  background: var(--sheet);
  nav {
    flex: 1;
  }
  .lk {
    border: 0;
    background: none;
    font: inherit;
    white-space: nowrap;
  }
  > button {
    flex: none;
    margin-right: 12px;
  }
`;

import { Pager } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import type { ListPage } from '../resource/ListResult';
import type { ListUrl } from './definition/useListUrl';
import { useCursorHistory } from './useCursorHistory';

/** The range of rows shown, with previous and next. */
export function ListPager({ page, address, isBusy, children }: ListPagerProps) {
  const { cursor, page: at } = address.view;
  const cursorHistory = useCursorHistory();
  const next = page.nextCursor;
  const goToNext = () => {
    if (!next) return;
    cursorHistory.record(next, cursor);
    address.goToPage(next, at + 1);
  };
  const goToPrevious = () => {
    const before = cursorHistory.previous(cursor ?? '');
    address.goToPage(before.cursor, before.isKnown ? at - 1 : 1);
  };
  return (
    <Pager
      from={(at - 1) * PAGE_SIZE + 1}
      shown={page.items.length}
      total={page.total}
      hasMore={page.isMore}
      isBusy={isBusy}
      onNext={next ? goToNext : undefined}
      onPrevious={cursor ? goToPrevious : undefined}
    >
      {children}
    </Pager>
  );
}

/** The API's default page size. */
const PAGE_SIZE = 25;

interface ListPagerProps {
  page: ListPage<unknown>;
  address: ListUrl;
  isBusy: boolean;
  /** Rendered before the range. */
  children: ReactNode;
}

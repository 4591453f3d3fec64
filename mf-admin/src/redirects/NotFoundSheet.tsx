import { useListPagesQuery } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import type { SheetProps } from '../workbench/list/ListDefinition';
import { Sheet, SheetState } from '../workbench/list/Sheet';
import { NewRecord } from '../workbench/record/RecordSheet';
import { pathOfKey } from './pathKey';
import { redirectRecord } from './redirectRecord';
import { nearTo } from './useNearPages';

/** A new redirect from an address that led nowhere, to the page that is most likely meant. */
export function NotFoundSheet(props: SheetProps) {
  const pages = useListPagesQuery();
  const from = pathOfKey(props.id) ?? '';
  if (pages.isLoading)
    return (
      <Sheet {...props} name="New redirect" word="address" isWaiting>
        <SheetState aria-busy="true">
          <Skeleton />
        </SheetState>
      </Sheet>
    );
  const [nearest] = nearTo(from, pages.data ?? []);
  return (
    <NewRecord
      key={props.id}
      {...props}
      definition={redirectRecord}
      about={nearest && `${nearest.label} is the nearest page.`}
      initial={{ from, to: nearest?.value ?? '', source: '404' }}
      onCreated={props.onClose}
    />
  );
}

import { useListAllPagesQuery } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { DetailDrawer, DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { NewRecord } from '../../workbench/list/detail/RecordDrawer';
import { decodePathKey } from './pathKey';
import { redirectRecord } from './redirectRecord';
import { suggestTargets } from './suggestTargets';

/** A form for a new redirect from a path that returned 404 to the most similar page. */
export function NotFoundDrawer(props: DetailDrawerProps) {
  const pages = useListAllPagesQuery();
  const from = decodePathKey(props.id) ?? '';
  if (pages.isLoading)
    return (
      <DetailDrawer {...props} name="New redirect" noun="URL" isLoading>
        <DetailDrawerState aria-busy="true">
          <Skeleton />
        </DetailDrawerState>
      </DetailDrawer>
    );
  const [nearest] = suggestTargets(from, pages.data ?? []);
  return (
    <NewRecord
      key={props.id}
      {...props}
      definition={redirectRecord}
      description={nearest && `Closest match: ${nearest.label}, ${nearest.confidence}%. ${nearest.reason}.`}
      initial={{ from, to: nearest?.value ?? '', source: '404' }}
      onCreated={props.onClose}
    />
  );
}

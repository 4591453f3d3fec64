import type { ApiError } from '@site/shell/kit/query';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { DetailDrawer, DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { RecordDrawer } from '../../workbench/list/detail/RecordDrawer';
import { SeoPageFacts } from './SeoPageFacts';
import { useSeoPage } from './seoApi';
import { seoPageRecord } from './seoPageRecord';

/** A page with the form of its overrides; only its facts where its head is fixed. */
export function SeoPageDrawer(props: DetailDrawerProps) {
  const { id, ...navigation } = props;
  const { currentData, error } = useSeoPage(id);
  const isFixed =
    currentData?.fixedReason && !currentData.page.isOverridden && !(error as ApiError | undefined);
  if (!currentData || !isFixed) return <RecordDrawer {...props} definition={seoPageRecord} />;
  return (
    <DetailDrawer {...navigation} name={`page ${currentData.path}`} noun="page" title={currentData.path}>
      <DetailDrawerState>
        <p>{currentData.fixedReason}</p>
      </DetailDrawerState>
      <SeoPageFacts row={currentData} />
    </DetailDrawer>
  );
}

import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { ExistingRecord } from '../../workbench/list/detail/RecordDrawer';
import { mediaRecord } from './mediaRecord';

/** The open image. */
export function MediaDrawer(props: DetailDrawerProps) {
  return <ExistingRecord key={props.id} {...props} definition={mediaRecord} />;
}

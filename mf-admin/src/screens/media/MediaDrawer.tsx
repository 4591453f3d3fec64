import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { KnownRecord } from '../../workbench/list/detail/RecordDrawer';
import { mediaRecord } from './mediaRecord';

/** The open picture. */
export function MediaDrawer(props: DetailDrawerProps) {
  return <KnownRecord key={props.id} {...props} definition={mediaRecord} />;
}

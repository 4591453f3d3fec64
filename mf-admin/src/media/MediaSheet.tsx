import type { SheetProps } from '../workbench/list/ListDefinition';
import { KnownRecord } from '../workbench/record/RecordSheet';
import { mediaRecord } from './mediaRecord';

/** The open picture. */
export function MediaSheet(props: SheetProps) {
  return <KnownRecord key={props.id} {...props} definition={mediaRecord} />;
}

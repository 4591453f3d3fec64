import { useState } from 'react';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { ExistingRecord } from '../../workbench/list/detail/RecordDrawer';
import { imageRecord, media, pdfRecord } from './mediaRecord';

/** The open file; its form depends on its kind. */
export function MediaDrawer(props: DetailDrawerProps) {
  return <OpenFile key={props.id} {...props} />;
}

function OpenFile(props: DetailDrawerProps) {
  const [kind, setKind] = useState<string>();
  const found = media.useRecord(props.id, kind !== undefined).currentData?.kind;
  if (found && !kind) setKind(found);
  return kind === 'pdf' ? (
    <ExistingRecord {...props} definition={pdfRecord} />
  ) : (
    <ExistingRecord {...props} definition={imageRecord} />
  );
}

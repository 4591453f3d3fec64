import { useFormControl } from '@site/shell/kit/fields';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Versioned } from '../resource/createResource';
import type { FormBase } from './RecordForm';
import type { RecordFormContentProps } from './RecordFormContent';
import { toDraft } from './toDraft';

/** Syncs the form with its base: refills it on a change, adopts newer versions, and reports a created record. */
export function useFormSync<Row extends Versioned, Draft extends object>(
  { definition, row, base, rebase, onCreated }: RecordFormContentProps<Row, Draft>,
  { isUnsaved, submit }: { isUnsaved: boolean; submit: () => void },
): void {
  const control = useFormControl<Draft>();
  const { keyOf, fields } = definition;

  const fill = useEffectEvent(({ row: next, chosen, shouldSubmit }: FormBase<Row, Draft>) => {
    if (!next) return;
    control.reset(toDraft(definition, next));
    for (const { name } of chosen ? fields : []) control.change(name, chosen?.[name]);
    if (shouldSubmit) submit();
  });
  const first = useRef(base);
  useEffect(() => {
    if (base !== first.current) fill(base);
    first.current = base;
  }, [base]);

  // A newer version by another member is adopted while there are no unsaved changes.
  const isOutdated = row !== undefined && base.row !== undefined && row.version > base.row.version;
  const follow = useEffectEvent(() => rebase({ row }));
  useEffect(() => {
    if (isOutdated && !isUnsaved && !control.isBusy) follow();
  }, [isOutdated, isUnsaved, control.isBusy]);

  // Navigates only after the form is clean, since the leave guard would ask otherwise.
  const created = base.row && (!row || keyOf(base.row) !== keyOf(row)) ? base.row : undefined;
  const notifyCreated = useEffectEvent(onCreated);
  useEffect(() => {
    if (created && !isUnsaved) notifyCreated(created);
  }, [created, isUnsaved]);
}

import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { capitalize } from '../../formatting/capitalize';
import { errorToast } from '../../requests/errorToast';
import type { Versioned } from '../resource/createResource';
import type { RecordFormContentProps } from './RecordFormContent';

/** Deletes a record at the loaded version. */
export function useDeletion<Row extends Versioned, Draft extends object>({
  definition: { noun: word, keyOf, nameOf, deletionNote },
  base,
  writes,
  onDelete,
}: RecordFormContentProps<Row, Draft>) {
  const [state, setState] = useState<'none' | 'confirming' | 'busy' | 'done'>('none');
  const { toast } = useToast();
  const remove = async (row: Row) => {
    setState('busy');
    onDelete('started');
    try {
      await writes.remove(keyOf(row), row.version);
      toast({ title: `${capitalize(word)} deleted`, description: nameOf(row) });
      setState('done');
    } catch (error) {
      toast(errorToast(`Couldn’t delete the ${word}`, error as ApiError));
      setState('none');
      onDelete('failed');
    }
  };
  const finish = useEffectEvent(() => onDelete('done'));
  useEffect(() => {
    if (state === 'done') finish();
  }, [state]);
  return {
    name: base.row && nameOf(base.row),
    note: base.row && deletionNote?.(base.row),
    isOpen: state === 'confirming' || state === 'busy',
    isBusy: state === 'busy',
    isDone: state === 'done',
    open: () => setState('confirming'),
    cancel: () => setState('none'),
    confirm: () => base.row && remove(base.row),
  };
}

export type Deletion = ReturnType<typeof useDeletion>;

import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorToast } from '../../../requests/errorToast';
import type { SelectOption } from '../../fields/SelectOption';
import type { ListQuery } from '../../resource/ListResult';
import type { BulkActions, BulkOutcome } from './BulkActions';
import type { Selection } from './useSelection';

/** From the choice over its confirmation to the action and, for ten seconds, back. */
export function useBulkAction<Row>({ edits, selection, query, total, words, onStale }: BulkOptions<Row>) {
  const [chosen, setChosen] = useState<SelectOption>();
  const [isBusy, setIsBusy] = useState(false);
  const [to, setTo] = useState<string>();
  const [fault, setFault] = useState<string>();
  const { toast } = useToast();
  const count = selection.isAll ? total : selection.rows.length;
  const counted = (number: number) =>
    `${number.toLocaleString('en-US')} ${number === 1 ? words.one : words.many}`;

  const left = (outcome: BulkOutcome) =>
    outcome.left
      ? (edits?.left?.(counted(outcome.left)) ?? `${counted(outcome.left)} skipped: changed in the meantime.`)
      : undefined;
  const undo = async (action: NonNullable<BulkOutcome['undo']>) => {
    try {
      const outcome = await action();
      toast({ title: `Undone for ${counted(outcome.changed)}`, description: left(outcome) });
    } catch (error) {
      toast(errorToast('Couldn’t undo', error as ApiError));
    }
  };
  const asked = chosen && edits?.ask(counted(count), chosen, selection.isAll ? undefined : selection.rows);
  const leadsTo = asked?.leadsTo === undefined ? undefined : (to ?? asked.leadsTo);
  const close = () => {
    setChosen(undefined);
    setTo(undefined);
    setFault(undefined);
  };
  const edit = async (choice: SelectOption) => {
    if (!edits) return;
    setIsBusy(true);
    try {
      const outcome = selection.isAll
        ? await edits.editMatching(query, count, choice.value, leadsTo?.trim())
        : await edits.editRows(selection.rows, choice.value, leadsTo?.trim());
      const { undo: back } = outcome;
      selection.clear();
      toast({
        title: edits.done(counted(outcome.changed), choice),
        description: left(outcome),
        duration: UNDO_MS,
        ...(back && { action: { label: 'Undo', onClick: () => undo(back) } }),
      });
    } catch (error) {
      toast(errorToast('Couldn’t apply the changes', error as ApiError));
      if ((error as ApiError).status === 409) onStale();
      const { to: says } = (error as ApiError).fieldErrors ?? {};
      if (says) {
        setFault(says);
        setIsBusy(false);
        return;
      }
    }
    setIsBusy(false);
    close();
  };
  return {
    count,
    isBusy,
    /** What is to be confirmed. */
    asked,
    /** Where the addresses of the rows will lead, where that is asked. */
    leading: leadsTo === undefined ? undefined : { value: leadsTo, error: fault, onChange: setTo },
    choose: (value: string) => setChosen(edits?.choices.find((choice) => choice.value === value)),
    confirm: () => chosen && edit(chosen),
    cancel: close,
  };
}

const UNDO_MS = 10_000;

interface BulkOptions<Row> {
  /** Undefined where the member may change nothing. */
  edits?: BulkActions<Row>;
  selection: Selection<Row>;
  query: ListQuery;
  total: number;
  words: { one: string; many: string };
  /** Another number matches than the member saw. */
  onStale: () => void;
}

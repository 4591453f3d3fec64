import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorToast } from '../../../requests/errorToast';
import type { SelectOption } from '../../fields/SelectOption';
import type { ListQuery } from '../../resource/ListResult';
import type { BulkActions, BulkOutcome } from './BulkActions';
import type { Selection } from './useSelection';

/** Runs a bulk action: confirmation, execution, and undo for ten seconds. */
export function useBulkAction<Row>({
  actions: all,
  selection,
  query,
  total,
  nouns,
  onStale,
}: BulkOptions<Row>) {
  const actions = all && 'editRows' in all ? all : undefined;
  const form = all && 'open' in all ? all : undefined;
  const [chosen, setChosen] = useState<SelectOption>();
  const [isBusy, setIsBusy] = useState(false);
  const [to, setTo] = useState<string>();
  const [error, setError] = useState<string>();
  const { toast } = useToast();
  const count = selection.isAll ? total : selection.rows.length;
  const formatCounted = (number: number) =>
    `${number.toLocaleString('en-US')} ${number === 1 ? nouns.one : nouns.many}`;

  const left = (outcome: BulkOutcome) =>
    outcome.skipped
      ? (outcome.note ??
        actions?.skippedText?.(formatCounted(outcome.skipped)) ??
        `${formatCounted(outcome.skipped)} skipped: changed in the meantime.`)
      : undefined;
  const undo = async (action: NonNullable<BulkOutcome['undo']>) => {
    try {
      const outcome = await action();
      toast({ title: `Undone for ${formatCounted(outcome.changed)}`, description: left(outcome) });
    } catch (error) {
      toast(errorToast('Couldn’t undo', error as ApiError));
    }
  };
  const confirmation =
    chosen &&
    actions?.confirmation(formatCounted(count), chosen, selection.isAll ? undefined : selection.rows);
  const suggested = confirmation?.field ? '' : confirmation?.suggestedRedirect;
  const redirectTo = suggested === undefined ? undefined : (to ?? suggested);
  const close = () => {
    setChosen(undefined);
    setTo(undefined);
    setError(undefined);
  };
  const run = async (choice: SelectOption) => {
    if (!actions) return;
    setIsBusy(true);
    try {
      const outcome = selection.isAll
        ? await actions.editMatching(query, count, choice.value, redirectTo?.trim())
        : await actions.editRows(selection.rows, choice.value, redirectTo?.trim());
      const { undo: back } = outcome;
      selection.clear();
      toast({
        title: actions.successText(formatCounted(outcome.changed), choice),
        description: left(outcome),
        duration: UNDO_MS,
        ...(back && { action: { label: 'Undo', onClick: () => undo(back) } }),
      });
    } catch (error) {
      toast(errorToast('Couldn’t apply the changes', error as ApiError));
      if ((error as ApiError).status === 409) onStale();
      const { to: message } = (error as ApiError).fieldErrors ?? {};
      if (message) {
        setError(message);
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
    /** The open confirmation. */
    confirmation,
    /** The value that the action needs, such as a redirect target. */
    input: redirectTo === undefined ? undefined : { value: redirectTo, error, onChange: setTo },
    choose: (value: string) => {
      form?.open(value, selection.isAll ? undefined : selection.rows, query);
      setChosen(actions?.choices.find((choice) => choice.value === value));
    },
    confirm: () => {
      const { required } = confirmation?.field ?? {};
      if (required && !redirectTo?.trim()) return setError(required);
      if (chosen) void run(chosen);
    },
    cancel: close,
  };
}

const UNDO_MS = 10_000;

interface BulkOptions<Row> {
  /** Undefined if the member has no bulk actions. */
  actions?: BulkActions<Row>;
  selection: Selection<Row>;
  query: ListQuery;
  total: number;
  nouns: { one: string; many: string };
  /** Called if the number of matching rows changed. */
  onStale: () => void;
}

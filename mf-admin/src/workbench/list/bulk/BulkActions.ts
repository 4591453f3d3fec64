import type { Permission } from '@site/api/identity/access/can';
import type { SelectOption } from '../../fields/SelectOption';
import type { ListQuery } from '../../resource/ListResult';

/** What can be done to many rows at once: one field set to one of its choices. */
export interface BulkActions<Row> {
  needs: Permission;
  label: string;
  /** One that needs more than all of them do says so. */
  choices: readonly (SelectOption & { needs?: Permission })[];
  /** What is asked before it is done to these rows, or to all that match, such as `Move 3 leads to Won?`. */
  confirmation: (count: string, choice: SelectOption, rows?: Row[]) => BulkQuestion;
  /** What it is called once it is done. */
  successText: (count: string, choice: SelectOption) => string;
  /** What is said of those that were left as they are; that they were changed since, unless told. */
  skippedText?: (count: string) => string;
  editRows: (rows: Row[], choice: string, to?: string) => Promise<BulkOutcome>;
  /** All that matches, as many as the member saw. Rejects when there are more or fewer. */
  editMatching: (query: ListQuery, count: number, choice: string, to?: string) => Promise<BulkOutcome>;
  /** How many may match; beyond that the list must be narrowed. */
  max: number;
}

interface BulkQuestion {
  question: string;
  note?: string;
  action: string;
  /** Suggested for where the addresses of the rows lead; only where that must be said. */
  suggestedRedirect?: string;
}

/** What an edit did. Rejections are the API's errors. */
export interface BulkOutcome {
  changed: number;
  /** Left as they are, such as because somebody else changed or erased them since. */
  skippedText: number;
  undo?: () => Promise<BulkOutcome>;
}

import type { Permission } from '@site/api/identity/access/can';
import type { SelectOption } from '../../fields/SelectOption';
import type { ListQuery } from '../../resource/ListResult';

/** An action on many rows. */
export interface BulkChoice extends SelectOption {
  /** An extra permission for this choice. */
  needs?: Permission;
  /** The label of the menu that contains it, where that is not the actions' own. */
  menu?: string;
}

/** Actions on many rows at once. */
export type BulkActions<Row> = BulkEdits<Row> | BulkForm<Row>;

interface BulkOptions {
  needs: Permission;
  label: string;
  choices: readonly BulkChoice[];
  /** The maximum number of rows. */
  max: number;
}

/** Opens a form for the rows. Without rows, all that match the query are meant. */
export interface BulkForm<Row> extends BulkOptions {
  open: (choice: string, rows: readonly Row[] | undefined, query: ListQuery) => void;
}

/** Each sets one field to one of its choices. */
interface BulkEdits<Row> extends BulkOptions {
  /** The confirmation dialog, such as `Move 3 leads to Won?`. Without rows, all matching rows are meant. */
  confirmation: (count: string, choice: SelectOption, rows?: Row[]) => BulkQuestion;
  /** The success message. */
  successText: (count: string, choice: SelectOption) => string;
  /** The message about skipped rows; by default that they changed in the meantime. */
  skippedText?: (count: string) => string;
  editRows: (rows: Row[], choice: string, to?: string) => Promise<BulkOutcome>;
  /** Edits all matching rows. Rejects if their number differs from `count`. */
  editMatching: (query: ListQuery, count: number, choice: string, to?: string) => Promise<BulkOutcome>;
}

interface BulkQuestion {
  question: string;
  note?: string;
  action: string;
  /** There is nothing to do, as the note says. */
  isDisabled?: boolean;
  /** Suggested redirect target; only for actions that need one. */
  suggestedRedirect?: string;
  /** A value that the action needs; it is passed as `to`. */
  field?: BulkField;
}

export interface BulkField {
  label: string;
  hint?: string;
  /** The choices of a select; without them it is a text of several lines. */
  options?: readonly SelectOption[];
  maxLength?: number;
  /** The message while it is empty; without it, it may be empty. */
  required?: string;
}

/** The result of an edit. Rejections are `ApiError`. */
export interface BulkOutcome {
  changed: number;
  /** Skipped rows, such as those that another member changed or deleted. */
  skipped: number;
  /** Why rows were skipped, where it differs between them. */
  note?: string;
  undo?: () => Promise<BulkOutcome>;
}

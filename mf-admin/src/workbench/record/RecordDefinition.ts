import type { Permission } from '@site/api/identity/access/can';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import type { ComponentType, ReactNode } from 'react';
import type { SelectOption } from '../fields/SelectOption';
import type { Suggestion } from '../fields/SuggestedValues';
import type { Resource, Versioned } from '../resource/createResource';

/** Configures the form that creates, edits and deletes a record. */
export interface RecordDefinition<Row extends Versioned, Draft extends object> {
  /** The singular noun, such as `redirect`. */
  noun: string;
  nameOf: (row: Row) => string;
  resource: Pick<Resource<Row, Draft, unknown>, 'useRecord' | 'useWrites'>;
  /** The permission to edit it. */
  needs: Permission;
  /** The API's request struct, so that the form validates like the API. */
  struct: AnyStruct<Draft>;
  fields: readonly RecordField<Draft>[];
  /** Initial values of a new record. */
  initial: Draft;
  /** Why a row cannot be changed by anybody. */
  lockedNote?: (row: Row) => string | undefined;
  /** It can be neither created nor deleted. */
  isPermanent?: true;
  keyOf: (row: Row) => string;
  /** What deleting it does to other records, for the confirmation. */
  deletionNote?: (row: Row) => string | undefined;
  /** What creating is called where it does more than save, such as `{ label: 'Run bulk edit', done: 'Bulk edit started' }`. */
  creation?: { label: string; done: string };
  /** A note shown after saving, such as `In effect within five seconds.` */
  savedNote?: string;
  /** Read-only details below the fields. */
  Facts?: ComponentType<{ row: Row }>;
}

export interface RecordField<Draft> {
  name: keyof Draft & string;
  label: string;
  help?: string;
  /** Derived from the contract by default. */
  kind?: FieldKind;
  /** The options of a `select`. */
  options?: readonly SelectOption[];
  isOptional?: boolean;
  /** Spans both columns. */
  isWide?: boolean;
  placeholder?: string;
  /** The error message where the contract's own is not meant for people. */
  message?: string;
  /** Suggested values for the current draft. */
  useSuggestions?: (draft: Draft) => readonly Suggestion[];
  /** Renders a custom field; it accesses the form by `useFormControl`. */
  Control?: ComponentType<{ name: string; label: string; help?: string; row?: unknown }>;
  /** Formats a value that is not text. */
  format?: (value: unknown) => string;
  /** Renders a value whose text has to be loaded. */
  renderValue?: (value: unknown) => ReactNode;
  /** Accepted file types and maximum size in bytes of a `file`. */
  file?: { accept: string; most: number };
}

export type FieldKind =
  | 'text'
  | 'lines'
  | 'number'
  | 'date'
  | 'dateTime'
  | 'select'
  | 'switch'
  | 'tags'
  | 'file';

import type { Permission } from '@site/api/identity/access/can';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import type { ComponentType } from 'react';
import type { SelectOption } from '../fields/SelectOption';
import type { Suggestion } from '../fields/SuggestedValues';
import type { Resource, Versioned } from '../resource/createResource';

/** All that a record is, as data: the form to create, change and delete it is made of it. */
export interface RecordDefinition<Row extends Versioned, Draft extends object> {
  /** What one is called. */
  noun: string;
  nameOf: (row: Row) => string;
  resource: Pick<Resource<Row, Draft, unknown>, 'useRecord' | 'useWrites'>;
  /** What one must be allowed to do to write it. */
  needs: Permission;
  /** Of what the API takes, so that the form refuses what it would. */
  struct: AnyStruct<Draft>;
  fields: readonly RecordField<Draft>[];
  /** What a new one begins with. */
  initial: Draft;
  /** It is always there: nobody adds one or takes it away. */
  isPermanent?: true;
  keyOf: (row: Row) => string;
  /** What is true once it is saved, such as `In force within five seconds.` */
  savedNote?: string;
  /** What the team cannot write about it, below its fields. */
  Facts?: ComponentType<{ row: Row }>;
}

export interface RecordField<Draft> {
  name: keyof Draft & string;
  label: string;
  help?: string;
  /** As the contract says, unless told. */
  kind?: FieldKind;
  /** The names of what a `select` chooses from. */
  options?: readonly SelectOption[];
  isOptional?: boolean;
  /** Takes the whole row where there is room for two. */
  isWide?: boolean;
  placeholder?: string;
  /** What is read where the contract's own words are not meant for people. */
  message?: string;
  /** Values that fit what is typed so far. */
  useSuggestions?: (draft: Draft) => readonly Suggestion[];
  /** Draws the field where no kind does; it finds the form around it by `useFormControl`. */
  Control?: ComponentType<{ name: string; label: string; help?: string; row?: unknown }>;
  /** The value as it is read, where it is no text. */
  format?: (value: unknown) => string;
  /** What a `file` may be. */
  file?: { accept: string; most: number };
}

export type FieldKind = 'text' | 'lines' | 'number' | 'moment' | 'select' | 'switch' | 'tags' | 'file';

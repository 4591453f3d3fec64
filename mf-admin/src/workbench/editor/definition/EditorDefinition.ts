import type { ContentDocument } from '@site/api/content/documents/contract';
import type { Permission } from '@site/api/identity/access/can';
import type { Member } from '@site/api/identity/users/contract';
import type { ComponentType } from 'react';
import type { FieldErrors } from '../../fields/ControlledField';
import type { SelectOption } from '../../fields/SelectOption';
import type { ContentClient } from '../../resource/createContentClient';
import type { AnalyzedText } from '../analysis/AnalyzedText';

/** Configures the editor of one kind of document; `EditorScreen` renders it. */
export interface EditorDefinition<Draft extends object> {
  /** The singular noun, such as `post`. */
  noun: string;
  /** The path segment in `/admin/NAME`; `list` is the label of the list there. */
  name: string;
  list: string;
  // biome-ignore lint/suspicious/noExplicitAny: the row type belongs to the list
  content: ContentClient<Draft, any>;
  /** The permission to edit it. */
  needs: Permission;
  initial: Draft;
  /** What a new document starts with for this member. */
  initialFor?: (member: Member) => Partial<Draft>;
  nameOf: (draft: Draft) => string;
  /** The fields of the document itself, from top to bottom. */
  fields: readonly EditorField<Draft>[];
  /** The sections of the settings panel beside it. */
  sections: readonly EditorSection<Draft>[];
  /** Fills fields that depend on others, such as the slug on the title. */
  deriveFields?: (draft: Draft, before: Draft, document: ContentDocument<Draft>) => Draft;
  checks: readonly Check<Draft>[];
  /** Its texts, for kinds with help while writing. Must be a stable function. */
  readText?: (draft: Draft) => AnalyzedText<Draft>;
  /** Drafts of kinds with help while writing have a `focusPhrase`, except those that search engines don’t list. */
  hasFocusPhrase?: boolean;
  /** Paths of this site it links to, so that checks can tell whether they exist. */
  linkedPaths?: (draft: Draft) => readonly string[];
  /** The public path it will have; undefined until that is known. */
  pathOf: (draft: Draft) => string | undefined;
  /** Suggested redirect target when it is unpublished; only for kinds that need a redirect. */
  suggestedRedirect?: (draft: Draft) => string;
  /** The publication time that the draft itself names, if any. */
  suggestedPublishAt?: (draft: Draft) => string | undefined;
  /** Shown in place of the page, for kinds that have none. */
  Preview?: ComponentType<{ draft: Draft; document: ContentDocument<Draft> }>;
  /** The variants of its page, where it has several: a label and the query of the preview URL. */
  previewVariants?: (draft: Draft) => readonly { label: string; query: string }[];
  /** Asks for confirmation before the first publication, now or on a schedule. */
  PublishDialog?: ComponentType<PublishDialogProps<Draft>>;
  /** What unpublishing does, for kinds where that depends on the document. */
  UnpublishNote?: ComponentType<{ document: ContentDocument<object> }>;
  /** Whether a document came with the site, so that it is not deleted. */
  isBuiltIn?: (draft: Draft) => boolean;
  /** Whether there can be only one document of its sort, so that it is not copied. */
  isUnique?: (draft: Draft) => boolean;
  /** What publishing is called, for kinds whose readers get it in another way. */
  words?: PublishingWords;
  /** Text for the toolbar, such as `612 words, 3 min`. */
  statusText?: (draft: Draft) => string;
}

export interface PublishDialogProps<Draft extends object> {
  draft: Draft;
  document: ContentDocument<Draft>;
  /** The scheduled time; absent for now. */
  at?: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export interface PublishingWords {
  /** The button of the first publication, and of the next one after it was unpublished. */
  publish: string;
  republish: string;
  /** The title and the note of the dialog. */
  schedule: string;
  scheduleNote: string;
  /** The states. */
  published: string;
  changed: string;
  withdrawn: string;
  /** After the noun: `post published`, the first time and later. */
  done: string;
  updated: string;
  /** Shown with a number of seconds once visitors see it. */
  live: string;
  failure: string;
  unscheduled: string;
  /** What unpublishing does. */
  unpublishNote: string;
}

export const publishingWords = (noun: string): PublishingWords => ({
  publish: 'Publish',
  republish: 'Publish',
  schedule: 'Schedule publishing',
  scheduleNote:
    'The current version is published at this time. Changes you make later aren’t included unless you schedule again.',
  published: 'Published',
  changed: 'Published, with unpublished changes',
  withdrawn: 'Unpublished',
  done: 'published',
  updated: 'published',
  live: 'Published and live',
  failure: 'Couldn’t publish',
  unscheduled: `This ${noun} will not be published automatically.`,
  unpublishNote: 'Visitors will no longer see it.',
});

export interface EditorSection<Draft extends object> {
  title: string;
  fields?: readonly EditorField<Draft>[];
  /** Rendered below the fields. */
  Footer?: ComponentType<SectionFooterProps<Draft>>;
  /** Whether this document has the section; by default, every document has. */
  isShown?: (draft: Draft) => boolean;
}

export interface SectionFooterProps<Draft extends object> {
  draft: Draft;
  document: ContentDocument<Draft>;
  isReadOnly: boolean;
  /** Saves the draft and opens what a request then makes of it. The draft stays in the version history. */
  onReplace: (replacement: DraftReplacement<Draft>) => Promise<boolean>;
}

export interface DraftReplacement<Draft extends object> {
  /** Returns the document with its new draft. */
  request: (id: string, version: number) => Promise<ContentDocument<Draft>>;
  /** What is said afterward, with what there is to do next. */
  success: string;
  next?: string;
  /** What is said instead if the draft was the same before. */
  unchanged?: string;
  failure: string;
}

export interface EditorField<Draft extends object> {
  name: keyof Draft & string;
  label: string;
  kind?: 'title' | 'lead' | 'text' | 'lines' | 'tags' | 'select' | 'custom';
  help?: string;
  placeholder?: string;
  options?: readonly SelectOption[];
  /** Known values that a field of kind `tags` offers. A React hook. */
  useSuggestions?: () => readonly string[];
  maxLength?: number;
  /** Renders a field of kind `custom`. */
  Control?: ComponentType<CustomControlProps<Draft>>;
  /** Its value is Markdown; conflicts show it rendered. */
  isMarkdown?: true;
  isLocked?: (document: ContentDocument<Draft>) => boolean;
}

export interface FieldControlProps {
  label: string;
  // biome-ignore lint/suspicious/noExplicitAny: the value type belongs to the field's definition
  value: any;
  onChange: (value: unknown) => void;
  isReadOnly: boolean;
  /** What keeps it from being published, by path below this field. */
  errors: FieldErrors;
  placeholder?: string;
}

/** Props of a control that also changes other fields. */
export interface CustomControlProps<Draft extends object> extends FieldControlProps {
  draft: Draft;
  document: ContentDocument<Draft>;
  onChangeFields: (part: Partial<Draft>) => void;
}

/** A check before publishing. `refuse` blocks it; `warn` only informs. */
export interface Check<Draft extends object> {
  name: string;
  run: (draft: Draft, document: ContentDocument<Draft>, site?: SiteInfo) => CheckResult;
}

/** What the checks know about the rest of the site. */
export interface SiteInfo {
  /** Whether each requested path has a listed page; missing until known. */
  pages: ReadonlyMap<string, boolean>;
  /** Bytes a phone loads for each media library image, by id; missing until known. */
  imageBytes: ReadonlyMap<string, number>;
}

/** The value before anything was loaded. */
export const EMPTY_SITE_INFO: SiteInfo = { pages: new Map(), imageBytes: new Map() };

export interface CheckResult {
  state: 'good' | 'warn' | 'refuse';
  message: string;
  /** Each occurrence. */
  details?: readonly string[];
}

export const allFields = <Draft extends object>({
  fields,
  sections,
  readText,
  hasFocusPhrase = true,
}: EditorDefinition<Draft>): EditorField<Draft>[] => [
  ...fields,
  ...sections.flatMap((section) => section.fields ?? []),
  ...(readText && hasFocusPhrase ? [focusPhraseField<Draft>()] : []),
];

/** The field of kinds with help while writing. */
export const focusPhraseField = <Draft extends object>(): EditorField<Draft> => ({
  name: 'focusPhrase' as keyof Draft & string,
  label: 'Focus phrase',
  maxLength: 100,
  placeholder: 'managed backup',
  help: 'What people search for to find this page. Visitors don’t see it.',
});

import type { ContentDocument } from '@site/api/content/documents/contract';
import type { Permission } from '@site/api/identity/access/can';
import type { ComponentType } from 'react';
import type { FieldErrors } from '../../fields/ControlledField';
import type { SelectOption } from '../../fields/SelectOption';
import type { ContentClient } from '../../resource/createContentClient';

/** All that the editor of a kind of document is, as data; `EditorScreen` makes the screen of it. */
export interface EditorDefinition<Draft extends object> {
  /** What one is called, such as `post`. */
  noun: string;
  /** Its place in the address, `/admin/NAME`, and what the list there is called. */
  name: string;
  list: string;
  // biome-ignore lint/suspicious/noExplicitAny: what its list shows is the matter of the list
  content: ContentClient<Draft, any>;
  /** What one must be allowed to do to write it. */
  needs: Permission;
  initial: Draft;
  nameOf: (draft: Draft) => string;
  /** What is written on the sheet itself, from top to bottom. */
  fields: readonly EditorField<Draft>[];
  /** What is said about it, beside the sheet. */
  sections: readonly EditorSection<Draft>[];
  /** Follows from what was written, such as an address from a title. */
  deriveFields?: (draft: Draft, before: Draft, document: ContentDocument<Draft>) => Draft;
  checks: readonly Check<Draft>[];
  /** The paths of this site at which its checks want to know whether there is a page. */
  linkedPaths?: (draft: Draft) => readonly string[];
  /** The public path it will have; none as long as that is not known. */
  pathOf: (draft: Draft) => string | undefined;
  /** A page to suggest for where its address leads once it is taken off the site; only for kinds that must lead on. */
  suggestedRedirect?: (draft: Draft) => string;
  /** The moment for which it is meant to be scheduled, if its words say so. */
  suggestedPublishAt?: (draft: Draft) => string | undefined;
  /** What its page may look like, where there are several: what each is called, and what is added to the preview's address for it. */
  previewVariants?: (draft: Draft) => readonly { label: string; query: string }[];
  /** Words for the state line, such as `612 words, 3 min`. */
  statusText?: (draft: Draft) => string;
}

export interface EditorSection<Draft extends object> {
  title: string;
  fields?: readonly EditorField<Draft>[];
  /** Stands below its fields. */
  Footer?: ComponentType<{ draft: Draft; document: ContentDocument<Draft> }>;
}

export interface EditorField<Draft extends object> {
  name: keyof Draft & string;
  label: string;
  kind?: 'title' | 'lead' | 'text' | 'lines' | 'tags' | 'select' | 'custom';
  help?: string;
  placeholder?: string;
  options?: readonly SelectOption[];
  maxLength?: number;
  /** Draws a field of kind `custom`. */
  Control?: ComponentType<CustomControlProps<Draft>>;
  /** Its text is Markdown, which is shown as its readers see it. */
  isMarkdown?: true;
  isLocked?: (document: ContentDocument<Draft>) => boolean;
}

export interface FieldControlProps {
  label: string;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is the matter of its definition
  value: any;
  onChange: (value: unknown) => void;
  isReadOnly: boolean;
  /** What is not fit to be public in it, by the way to it from here. */
  errors: FieldErrors;
  placeholder?: string;
}

/** For a control whose field is filled together with others. */
export interface CustomControlProps<Draft extends object> extends FieldControlProps {
  draft: Draft;
  document: ContentDocument<Draft>;
  onChangeFields: (part: Partial<Draft>) => void;
}

/** What is looked at before a document becomes public. `refuse` keeps it from that; `warn` only says so. */
export interface Check<Draft extends object> {
  name: string;
  run: (draft: Draft, document: ContentDocument<Draft>, site?: SiteInfo) => CheckResult;
}

/** What is known of the site while a document is written. */
export interface SiteInfo {
  /** Of the paths that were asked for, whether a listed page is there; missing as long as that is not known. */
  pages: ReadonlyMap<string, boolean>;
  /** Bytes that a phone loads of a picture of the library, by its id, where that is known. */
  pictures: ReadonlyMap<string, number>;
}

/** What is known of it at first. */
export const EMPTY_SITE_INFO: SiteInfo = { pages: new Map(), pictures: new Map() };

export interface CheckResult {
  state: 'good' | 'warn' | 'refuse';
  message: string;
  /** Where it was found, one by one. */
  details?: readonly string[];
}

export const allFields = <Draft extends object>({
  fields,
  sections,
}: EditorDefinition<Draft>): EditorField<Draft>[] => [
  ...fields,
  ...sections.flatMap((section) => section.fields ?? []),
];

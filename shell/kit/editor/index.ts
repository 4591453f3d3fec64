/** Writing text with formatting: loaded where a text is written, nowhere else. */

export type { Finder, Finding } from './findings';
export { MarkdownEditor, type MarkdownEditorProps, type PictureSource } from './MarkdownEditor';
export { MarkdownView } from './MarkdownView';
export type { Place } from './places';

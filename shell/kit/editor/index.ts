/** Writing text with formatting: loaded where a text is written, nowhere else. */

export type { ImagePlaceholder } from './imagePlaceholders';
export { MarkdownEditor, type MarkdownEditorProps, type PictureSource } from './MarkdownEditor';
export { MarkdownView } from './MarkdownView';
export type { TextChecker, TextIssue } from './textIssues';

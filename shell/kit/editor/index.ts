/** The Markdown editor, loaded only where text is written. */

export type { ImagePlaceholder } from './images/imagePlaceholders';
export type { FileSource } from './links/fileSource';
export { type ImageSource, MarkdownEditor, type MarkdownEditorProps } from './MarkdownEditor';
export { MarkdownView } from './MarkdownView';
export type { TextChecker, TextIssue } from './textIssues';

/** The Markdown editor, loaded only where text is written. */

export type { ImagePlaceholder } from './imagePlaceholders';
export { MarkdownEditor, type MarkdownEditorProps, type PictureSource } from './MarkdownEditor';
export { MarkdownView } from './MarkdownView';
export type { TextChecker, TextIssue } from './textIssues';

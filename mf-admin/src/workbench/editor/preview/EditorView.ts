/** `beside`: the document and its preview, next to each other. */
export type EditorView = 'write' | 'beside' | 'preview';

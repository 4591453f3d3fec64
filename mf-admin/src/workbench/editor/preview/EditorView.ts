/** `beside`: the document and its preview side by side. */
export type EditorView = 'write' | 'beside' | 'preview';

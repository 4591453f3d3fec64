import { Extension } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPasted } from './cleanPasted';

/** Cleans up content pasted from other programs. Content copied from this editor is kept as it is. */
export const PasteCleaner = Extension.create({
  name: 'pasting',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    return [
      new Plugin({
        props: { clipboardParser: new PastedParser(schema, DOMParser.fromSchema(schema).rules) },
      }),
    ];
  },
});

class PastedParser extends DOMParser {
  override parseSlice(...[dom, options]: Parameters<DOMParser['parseSlice']>) {
    const body = dom as Element;
    if (!body.matches('[data-pm-slice], :has([data-pm-slice])')) cleanPasted(body);
    return super.parseSlice(body, options);
  }
}

import { Extension } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPasted } from './cleanPasted';

/** Reads what is pasted from other programs. What was copied in an editor of this kind comes as it is. */
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

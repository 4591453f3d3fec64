import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A place between the blocks of a text that is kept for a picture; it goes along as the text around it changes. */
export interface ImagePlaceholder {
  fill: (picture: Picture) => void;
  /** Keeps it no longer. */
  remove: () => void;
}

export interface Picture {
  src: string;
  alt: string;
}

/**
 * Keeps the place that is next to a position, marked by the name of what will come. Who writes there goes on in a line
 * below it.
 */
export function addPlaceholder(editor: Editor, at: number, name: string): ImagePlaceholder {
  const id = {};
  const find = () => key.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id)[0];
  const say = (told: Told) => editor.view.dispatch(editor.state.tr.setMeta(key, told));
  const remove = () => {
    if (!editor.isDestroyed) say({ gone: id });
  };
  say({ kept: Decoration.widget(placeFor(editor, at), () => markOf(name), { id, side: 1 }) });
  return {
    remove: remove,
    fill: (picture) => {
      if (editor.isDestroyed) return;
      const { doc } = editor.state;
      const from = find()?.from ?? doc.content.size;
      remove();
      const image = { type: 'image', attrs: picture };
      editor.commands.insertContentAt(from, image, { updateSelection: false });
    },
  };
}

function placeFor(editor: Editor, at: number): number {
  const { doc, selection } = editor.state;
  const $at = doc.resolve(Math.min(at, doc.content.size));
  if ($at.depth === 0) return $at.pos;
  if ($at.depth > 1 || !$at.parent.isTextblock) return $at.after(1);
  if ($at.parent.content.size === 0) return $at.before(1);
  const isWriting = selection.empty && selection.from === $at.pos && $at.parentOffset > 0;
  if (!isWriting) return $at.after(1);
  editor.commands.splitBlock();
  return editor.state.selection.$from.before(1);
}

/** The mark of every place that is kept in a text. */
export const ImagePlaceholders = Extension.create({
  name: 'places',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, places) => {
          const { kept, gone } = (transaction.getMeta(key) as Told | undefined) ?? {};
          const now = places.map(transaction.mapping, transaction.doc);
          const left = now.remove(gone ? now.find(undefined, undefined, ({ id }) => id === gone) : []);
          return kept ? left.add(transaction.doc, [kept]) : left;
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const key = new PluginKey<DecorationSet>('places');

interface Told {
  kept?: Decoration;
  gone?: object;
}

function markOf(name: string): HTMLElement {
  const mark = document.createElement('p');
  mark.className = 'awaited';
  mark.contentEditable = 'false';
  mark.textContent = name;
  return mark;
}

import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A placeholder between two blocks for an image; it moves with the text around it. */
export interface ImagePlaceholder {
  fill: (attributes: ImageAttributes) => void;
  /** Removes the placeholder. */
  remove: () => void;
}

export interface ImageAttributes {
  src: string;
  alt: string;
}

/**
 * Adds a placeholder next to a position, labelled with the file name. Text typed there continues on a line below it.
 */
export function addPlaceholder(editor: Editor, at: number, name: string): ImagePlaceholder {
  const id = {};
  const find = () => key.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id)[0];
  const dispatchChange = (change: PlaceholderChange) =>
    editor.view.dispatch(editor.state.tr.setMeta(key, change));
  const remove = () => {
    if (!editor.isDestroyed) dispatchChange({ removed: id });
  };
  dispatchChange({
    added: Decoration.widget(insertPosition(editor, at), () => renderPlaceholder(name), { id, side: 1 }),
  });
  return {
    remove: remove,
    fill: (attributes) => {
      if (editor.isDestroyed) return;
      const { doc } = editor.state;
      const from = find()?.from ?? doc.content.size;
      remove();
      const image = { type: 'image', attrs: attributes };
      editor.commands.insertContentAt(from, image, { updateSelection: false });
    },
  };
}

function insertPosition(editor: Editor, at: number): number {
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

/** Editor extension that renders the placeholders as decorations. */
export const ImagePlaceholders = Extension.create({
  name: 'places',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, placeholders) => {
          const { added, removed } = (transaction.getMeta(key) as PlaceholderChange | undefined) ?? {};
          const now = placeholders.map(transaction.mapping, transaction.doc);
          const left = now.remove(removed ? now.find(undefined, undefined, ({ id }) => id === removed) : []);
          return added ? left.add(transaction.doc, [added]) : left;
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const key = new PluginKey<DecorationSet>('places');

interface PlaceholderChange {
  added?: Decoration;
  removed?: object;
}

function renderPlaceholder(name: string): HTMLElement {
  const mark = document.createElement('p');
  mark.className = 'awaited';
  mark.contentEditable = 'false';
  mark.textContent = name;
  return mark;
}

import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** Puts words that were not typed here into the text: the blocks that differ alone, so that the caret stays where it can. */
export function replaceChangedBlocks(editor: Editor, words: JSONContent): void {
  const { doc: now, tr } = editor.state;
  const next = editor.schema.nodeFromJSON(words);
  const most = Math.min(now.childCount, next.childCount);
  const [first, last] = [sameFrom(now, next, most, false), sameFrom(now, next, most, true)];
  const tail = sizeOf(now, now.childCount - Math.min(last, most - first), now.childCount);
  const from = sizeOf(now, 0, first);
  const piece = next.content.cut(from, next.content.size - tail);
  // It is known where it comes from: nobody is told.
  editor.view.dispatch(tr.replaceWith(from, now.content.size - tail, piece).setMeta('preventUpdate', true));
}

/** How many blocks are the same from one end on. */
function sameFrom(one: Node, other: Node, most: number, isFromEnd: boolean): number {
  const childOf = (node: Node, at: number) => node.child(isFromEnd ? node.childCount - 1 - at : at);
  let count = 0;
  while (count < most && childOf(one, count).eq(childOf(other, count))) count += 1;
  return count;
}

function sizeOf(doc: Node, from: number, to: number): number {
  return doc.children.slice(from, to).reduce((size, { nodeSize }) => size + nodeSize, 0);
}

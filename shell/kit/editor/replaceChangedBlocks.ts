import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** Applies an external change: replaces only the blocks that differ, so that the caret stays where it can. */
export function replaceChangedBlocks(editor: Editor, content: JSONContent): void {
  const { doc: now, tr } = editor.state;
  const next = editor.schema.nodeFromJSON(content);
  const most = Math.min(now.childCount, next.childCount);
  const [first, last] = [countEqualBlocks(now, next, most, false), countEqualBlocks(now, next, most, true)];
  const tail = sizeOf(now, now.childCount - Math.min(last, most - first), now.childCount);
  const from = sizeOf(now, 0, first);
  const piece = next.content.cut(from, next.content.size - tail);
  // The change is external, so `onChange` must not fire.
  editor.view.dispatch(tr.replaceWith(from, now.content.size - tail, piece).setMeta('preventUpdate', true));
}

/** Number of equal blocks from one end. */
function countEqualBlocks(one: Node, other: Node, most: number, isFromEnd: boolean): number {
  const childOf = (node: Node, at: number) => node.child(isFromEnd ? node.childCount - 1 - at : at);
  let count = 0;
  while (count < most && childOf(one, count).eq(childOf(other, count))) count += 1;
  return count;
}

function sizeOf(doc: Node, from: number, to: number): number {
  return doc.children.slice(from, to).reduce((size, { nodeSize }) => size + nodeSize, 0);
}

import { findVideo } from '@site/api/content/markdown/linkBlocks';
import type { Editor } from '@tiptap/core';

/** The URL of a video that is pasted on a line of its own; undefined for everything else. */
export function pastedVideo({ clipboardData }: ClipboardEvent, { state }: Editor): string | undefined {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'paragraph' || $from.parent.content.size) return undefined;
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  return text.length <= 500 && findVideo(text) ? text : undefined;
}

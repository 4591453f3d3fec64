import type { Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { missingImage } from './missingImage';

/** An image whose bytes were part of pasted HTML. */
export interface EmbeddedImage {
  file: File;
  /** Its position in the document. */
  at: number;
}

/** Whether pasted content has images with a `data:` URL. */
export function hasEmbeddedImages({ content }: Slice): boolean {
  let isFound = false;
  content.descendants((node) => {
    isFound ||= isEmbedded(node);
  });
  return isFound;
}

/**
 * Replaces the selection with pasted content, without the bytes of its images: returns them as files, to upload. A text
 * marks an image that cannot be read or uploaded.
 */
export function insertWithoutEmbedded(view: EditorView, slice: Slice, canUpload: boolean): EmbeddedImage[] {
  const { state } = view;
  const transaction = state.tr.replaceSelection(slice);
  const found: { node: Node; at: number }[] = [];
  transaction.doc.descendants((node, at) => {
    if (isEmbedded(node)) found.push({ node, at });
  });
  const { paragraph } = state.schema.nodes;
  // From the last to the first, so that the positions of those before stay valid.
  const files = found.reverse().flatMap(({ node: { attrs, nodeSize }, at }) => {
    const file = canUpload ? readFile(String(attrs.src), attrs.alt) : undefined;
    if (file) transaction.delete(at, at + nodeSize);
    else if (paragraph)
      transaction.replaceWith(
        at,
        at + nodeSize,
        paragraph.create(null, state.schema.text(missingImage(attrs.alt))),
      );
    return file ? { file, at, steps: transaction.steps.length } : [];
  });
  const { mapping } = transaction;
  view.dispatch(transaction.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  return files.reverse().map(({ file, at, steps }) => ({ file, at: mapping.slice(steps).map(at) }));
}

const isEmbedded = ({ type, attrs }: Node) => type.name === 'image' && /^data:/i.test(String(attrs.src));

const BASE64 = /^data:(image\/([a-z0-9]+)[a-z0-9.+-]*);base64,([a-z0-9+/=\s]+)$/i;
const MAX_NAME = 80;

function readFile(address: string, alt: string | null): File | undefined {
  const [, type = '', ending = '', bytes = ''] = BASE64.exec(address) ?? [];
  if (!bytes) return;
  const name = `${alt?.trim().slice(0, MAX_NAME) || 'Pasted image'}.${ending === 'jpeg' ? 'jpg' : ending}`;
  try {
    return new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], name, { type });
  } catch {
    return;
  }
}

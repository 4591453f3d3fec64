import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { postDefinition } from './postDefinition';

/** One post, being written. Loaded apart from the list: what edits text is heavy. */
export default function PostEditor({ id }: { id: string }) {
  return <EditorScreen definition={postDefinition} id={id} />;
}

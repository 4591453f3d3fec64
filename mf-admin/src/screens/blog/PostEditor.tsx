import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { postDefinition } from './postDefinition';

/** The editor of a post. Loaded separately from the list, because the text editor is large. */
export default function PostEditor({ id }: { id: string }) {
  return <EditorScreen definition={postDefinition} id={id} />;
}

import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { policyDefinition } from './policyDefinition';

/** The editor of a policy's next version. */
export default function PolicyEditor({ id }: { id: string }) {
  return <EditorScreen definition={policyDefinition} id={id} />;
}

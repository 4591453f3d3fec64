import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { policyDefinition } from './policyDefinition';

/** The next version of a policy, being written. */
export default function PolicyEditor({ id }: { id: string }) {
  return <EditorScreen definition={policyDefinition} id={id} />;
}

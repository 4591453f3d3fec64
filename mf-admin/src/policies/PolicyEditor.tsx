import { EditorScreen } from '../workbench/editor/EditorScreen';
import { policyEditor } from './policyDefinition';

/** The next version of a policy, being written. */
export default function PolicyEditor({ id }: { id: string }) {
  return <EditorScreen definition={policyEditor} id={id} />;
}

import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { landingDefinition } from './landingDefinition';

/** One landing page, being written. */
export default function LandingEditor({ id }: { id: string }) {
  return <EditorScreen definition={landingDefinition} id={id} />;
}

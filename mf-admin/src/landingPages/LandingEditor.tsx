import { EditorScreen } from '../workbench/editor/EditorScreen';
import { landingEditor } from './landingDefinition';

/** One landing page, being written. */
export default function LandingEditor({ id }: { id: string }) {
  return <EditorScreen definition={landingEditor} id={id} />;
}

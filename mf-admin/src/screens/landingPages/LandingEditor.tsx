import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { landingDefinition } from './landingDefinition';

/** The editor of a landing page. */
export default function LandingEditor({ id }: { id: string }) {
  return <EditorScreen definition={landingDefinition} id={id} />;
}

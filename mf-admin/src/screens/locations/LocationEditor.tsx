import { useMemo } from 'react';
import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { locationDefinition } from './locationDefinition';
import { useAreas } from './useAreas';

/** The editor of a service area. It opens before the list of the others has loaded. */
export default function LocationEditor({ id }: { id: string }) {
  const areas = useAreas();
  const definition = useMemo(() => locationDefinition(areas ?? []), [areas]);
  return <EditorScreen definition={definition} id={id} />;
}

import { useMemo } from 'react';
import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { locationDefinition } from './locationDefinition';
import { useAreas } from './useAreas';

/** One service area, being written, among the others there are: one need not wait for these to write. */
export default function LocationEditor({ id }: { id: string }) {
  const areas = useAreas();
  const definition = useMemo(() => locationDefinition(areas ?? []), [areas]);
  return <EditorScreen definition={definition} id={id} />;
}

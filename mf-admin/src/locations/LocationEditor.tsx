import type { Area } from '@site/api/contract/locations';
import { Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { EditorScreen } from '../workbench/editor/EditorScreen';
import { locationEditor } from './locationDefinition';
import { useAreas } from './useAreas';

/** One service area, being written, among the others there are. */
export default function LocationEditor({ id }: { id: string }) {
  const areas = useAreas();
  return areas ? <AmongAreas id={id} areas={areas} /> : <Skeleton width="60%" />;
}

/** What is written meanwhile changes the list of areas, and not the desk it is written at. */
function AmongAreas({ id, areas }: { id: string; areas: readonly Area[] }) {
  const [definition] = useState(() => locationEditor(areas));
  return <EditorScreen definition={definition} id={id} />;
}

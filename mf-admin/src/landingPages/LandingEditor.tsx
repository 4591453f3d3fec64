import { useListPagesQuery } from '@site/shell/kit/query';
import { useMemo } from 'react';
import { EditorScreen } from '../workbench/editor/EditorScreen';
import { landingEditor } from './landingDefinition';

/** One landing page, being written; its links are held against the pages of the site. */
export default function LandingEditor({ id }: { id: string }) {
  const { data: pages } = useListPagesQuery();
  const definition = useMemo(() => landingEditor(pages ?? []), [pages]);
  return <EditorScreen definition={definition} id={id} />;
}

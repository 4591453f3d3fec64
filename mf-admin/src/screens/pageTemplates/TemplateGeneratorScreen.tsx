import { useParams } from 'react-router-dom';
import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { ListScreen } from '../../workbench/list/ListScreen';
import { templateDefinition } from './templateDefinition';
import { templateList } from './templateList';

export { TemplateGeneratorScreen as Component };

/** The list of page templates, and the editor of the open one. */
export function TemplateGeneratorScreen() {
  const { id } = useParams();
  return id ? <EditorScreen definition={templateDefinition} id={id} /> : <ListScreen list={templateList} />;
}

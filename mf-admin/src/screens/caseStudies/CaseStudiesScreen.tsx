import { useParams } from 'react-router-dom';
import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { ListScreen } from '../../workbench/list/ListScreen';
import { caseStudyDefinition } from './caseStudyDefinition';
import { caseStudyList } from './caseStudyList';

export { CaseStudiesScreen as Component };

/** The list of case studies, and the editor of the open one. */
export function CaseStudiesScreen() {
  const { id } = useParams();
  return id ? <EditorScreen definition={caseStudyDefinition} id={id} /> : <ListScreen list={caseStudyList} />;
}

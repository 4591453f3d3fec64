import type { ContentDocument } from '@site/api/content/documents/contract';
import type { TemplateDraft } from '@site/api/content/pageTemplates/contract';
import { mayRunTemplates, mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { usePermissions } from '../../session/usePermissions';
import { ROLLOUTS_PATH } from './runs/runTexts';

/** Leads to a run of a published template, and to the impact of a changed one. */
export function GenerateLink({ document }: { document: ContentDocument<TemplateDraft> }) {
  const may = usePermissions();
  const mayRun = may(mayRunTemplates);
  return (
    <Styles>
      {document.published ? (
        <>
          <p className="mu">Runs use the published version.</p>
          {mayRun ? (
            <Link to={`/admin/template-generator/runs/new?template=${document.id}`}>Generate pages…</Link>
          ) : (
            <p className="mu">Only admins can generate pages.</p>
          )}
        </>
      ) : (
        <p className="mu">Publish the template to generate its pages.</p>
      )}
      {document.id && may(mayWriteTemplates) && (
        <Link to={`${ROLLOUTS_PATH}/new?template=${document.id}`}>Show impact on existing pages…</Link>
      )}
    </Styles>
  );
}

const Styles = styled('div')`
  display: grid;
  gap: 4px;
  font-size: var(--a13);
  a {
    justify-self: start;
    padding-block: 4px;
    color: var(--navy);
  }
`;

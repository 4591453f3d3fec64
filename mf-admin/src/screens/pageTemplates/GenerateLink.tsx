import type { ContentDocument } from '@site/api/content/documents/contract';
import type { TemplateDraft } from '@site/api/content/pageTemplates/contract';
import { mayRunTemplates } from '@site/api/content/pageTemplates/policy';
import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { usePermissions } from '../../session/usePermissions';

/** Leads to a run of a published template. */
export function GenerateLink({ document }: { document: ContentDocument<TemplateDraft> }) {
  const mayRun = usePermissions()(mayRunTemplates);
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

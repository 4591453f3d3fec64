import type { ContentDocument } from '@site/api/content/documents/contract';
import type { TemplateDraft } from '@site/api/content/pageTemplates/contract';
import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';

/** Leads to a run of a published template. */
export function GenerateLink({ document }: { document: ContentDocument<TemplateDraft> }) {
  return (
    <Styles>
      {document.published ? (
        <>
          <p className="mu">Runs use the published version.</p>
          <Link to={`/admin/template-generator/runs/new?template=${document.id}`}>Generate pages…</Link>
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

import type { ContentDocument } from '@site/api/content/documents/contract';
import type { LandingDraft } from '@site/api/content/landingPages/contract';
import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { useGetPageOfDocumentQuery } from './pageOfDocumentApi';

/** The template, version and run of a generated landing page, with its failed checks. Renders nothing for other pages. */
export function GeneratedFrom({ document }: { document: ContentDocument<LandingDraft> }) {
  const mayBeGenerated = document.draft.kind === 'programmatic';
  const { currentData } = useGetPageOfDocumentQuery({ id: document.id }, { skip: !mayBeGenerated });
  const page = currentData?.page;
  if (!page) return null;
  const failed = page.checks.filter(({ isPassed }) => !isPassed);
  return (
    <Styles aria-label="Generated page">
      <p>
        Generated from <Link to={`/admin/template-generator/${page.template}`}>{page.templateLabel}</Link>,
        version {page.templateVersion}.{' '}
        <Link to={`/admin/template-generator/pages/${page.id}`}>Show checks</Link>
      </p>
      {failed.length > 0 && (
        <>
          <p className="wt">
            {document.draft.isListed
              ? 'It failed these checks when it was generated:'
              : 'Hidden from search engines because it failed these checks:'}
          </p>
          <ul>
            {failed.map(({ check, message }) => (
              <li key={check}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </Styles>
  );
}

const Styles = styled('section')`
  display: grid;
  gap: 6px;
  font-size: var(--a13);
  overflow-wrap: anywhere;
  ul {
    padding-left: 18px;
  }
  a {
    color: var(--navy);
  }
`;

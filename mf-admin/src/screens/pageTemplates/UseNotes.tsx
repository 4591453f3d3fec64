import type { ContentDocument } from '@site/api/content/documents/contract';
import { COMPOSED_PAGES, type TemplateDraft } from '@site/api/content/pageTemplates/contract';
import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import type { SectionFooterProps } from '../../workbench/editor/definition/EditorDefinition';

/** What a template without subjects is used for, and what changing it does. */
export function StartingPointNote({ document, isReadOnly }: SectionFooterProps<TemplateDraft>) {
  const isPublished = document.published !== null;
  return (
    <Styles>
      <p className="mu">
        {isPublished
          ? 'New landing pages can start from the published version. Existing pages don’t change with it.'
          : 'Publish the template so that new landing pages can start from it.'}
      </p>
      {isPublished && !isReadOnly && <Link to="/admin/landing-pages/new">New landing page…</Link>}
    </Styles>
  );
}

/** Where the texts of composed pages are shown, and when they change. */
export const ComposedPagesNote = () => (
  <Styles>
    <p className="mu">
      These are the texts of all pages whose slug names a service, industry or city and that have no landing
      page of their own, such as <code>/its-legal-waco-texas</code>. When you publish, they change within a
      minute.
    </p>
  </Styles>
);

/** What unpublishing a template does. */
export function UnpublishNote({ document }: { document: ContentDocument<object> }) {
  const { slug, uses } = document.draft as TemplateDraft;
  if (slug === COMPOSED_PAGES) return 'Default landing pages get their original texts back.';
  return uses.length
    ? 'No more pages can be generated from it. Generated pages stay.'
    : 'New landing pages can’t start from it anymore. Existing pages stay.';
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
  code {
    font: 450 var(--a12) / 1.5 var(--mono);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;

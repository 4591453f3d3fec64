import type { ContentDocument } from '@site/api/content/documents/contract';
import type { PolicyDraft } from '@site/api/content/policies/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { useEffect } from 'react';
import { ChangeList } from '../../workbench/editor/merge/ChangeList';
import { countChanges, diffDrafts } from '../../workbench/editor/merge/diffDrafts';
import { useGetPolicyQuery } from './policiesApi';

/** The published versions, and the changes of the draft against the current version. */
export function PublishedVersions({
  draft,
  document,
}: {
  draft: PolicyDraft;
  document: ContentDocument<PolicyDraft>;
}) {
  const { published, slug } = document;
  if (!published) return <p className="mu">No published versions yet. The first one is version 1.</p>;
  const changes = diffDrafts(published, draft, WORDS);
  const { added, removed } = countChanges(changes);
  return (
    <Styles>
      <Versions slug={published.slug || slug} of={published} />
      <details>
        <summary>
          Changes from the published version{' '}
          <span className="m mu">
            +{added} −{removed} words
          </span>
        </summary>
        <ChangeList changes={changes} />
      </details>
    </Styles>
  );
}

function Versions({ slug, of: published }: { slug: string; of: PolicyDraft }) {
  const { data, refetch } = useGetPolicyQuery({ slug }, { refetchOnMountOrArgChange: true });
  // Each publication creates a version.
  useEffect(() => {
    if (published) void refetch();
  }, [published, refetch]);
  return (
    <ol aria-label="Versions">
      {data?.versions.map(({ version, effective, counselOn }) => (
        <li key={version}>
          <span className="m">{version}</span>
          <span>Effective {dateFormat.calendarDate(effective)}</span>
          <span className={counselOn ? 'ok' : 'mu'}>
            {counselOn ? 'Reviewed by counsel' : 'Not reviewed by counsel'}
          </span>
        </li>
      ))}
    </ol>
  );
}

const WORDS = [
  { name: 'title', label: 'Title' },
  { name: 'lead', label: 'Intro' },
  { name: 'markdown', label: 'Text' },
  { name: 'description', label: 'Meta description' },
] as const;

const Styles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 8px;
    padding: 6px 0;
    border-top: 1px solid var(--line);
  }
  summary {
    min-height: 32px;
    cursor: pointer;
    color: var(--navy);
    font-weight: 550;
  }
`;

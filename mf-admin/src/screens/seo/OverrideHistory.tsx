import { overrideFields, type SeoPage, type SeoRevision } from '@site/api/site/seo/contract';
import { mayEditSeo } from '@site/api/site/seo/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { useListSeoRevisionsQuery, useRestoreSeoRevisionMutation } from './seoApi';

/** The versions of the overrides of a page; each can be restored. */
export function OverrideHistory({ row: { id, version, fixedReason, page } }: { row: SeoPage }) {
  const { data = [], isError } = useListSeoRevisionsQuery({ id }, { skip: version === 0 });
  const [restore, { isLoading }] = useRestoreSeoRevisionMutation();
  const { toast } = useToast();
  const mayRestore = usePermissions()(mayEditSeo) && (!fixedReason || page.isOverridden);
  if (version === 0) return null;
  const back = (revision: SeoRevision) =>
    restore({ id, version, revision: String(revision.version) })
      .unwrap()
      .then(
        () => toast({ title: 'Version restored' }),
        (error: ApiError) => toast(errorToast('Couldn’t restore the version', error)),
      );
  return (
    <Styles aria-label="Version history">
      <h3>Version history</h3>
      {isError && <p role="alert">Couldn’t load the version history.</p>}
      <ol>
        {data.map((revision) => (
          <li key={revision.version}>
            <span>
              <b>{revision.version}</b> {dateFormat.inList(revision.at)}
              <span className="mu">
                {' '}
                {revision.by}
                {KINDS[revision.kind]}
              </span>
              <span className="values">{describe(revision)}</span>
            </span>
            {mayRestore && revision.version !== version && (
              <Button
                tone="line"
                size="small"
                disabled={isLoading}
                aria-label={`Restore version ${revision.version}`}
                onClick={() => back(revision)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Styles>
  );
}

const KINDS: Record<SeoRevision['kind'], string> = {
  edit: '',
  restore: ', restored',
  run: ', bulk edit',
  rollback: ', rolled back',
};

const describe = ({ values }: SeoRevision) =>
  overrideFields
    .map((field) => values[field])
    .filter(Boolean)
    .join(' · ') || 'No overrides';

const Styles = styled('section')`
  display: grid;
  gap: 8px;
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line);
  h3 {
    font-size: var(--a13);
    font-weight: 600;
  }
  ol {
    list-style: none;
    padding: 0;
    display: grid;
    gap: 8px;
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: 12px;
  }
  .values {
    display: block;
    font-size: var(--a13);
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

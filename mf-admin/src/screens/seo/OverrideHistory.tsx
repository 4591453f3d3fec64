import { overrideFields, type SeoPage, type SeoRevision } from '@site/api/seo/pageInventory/contract';
import { mayEditSeo } from '@site/api/seo/pageInventory/policy';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { VersionList } from '../../workbench/record/VersionList';
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
    <VersionList
      isError={isError}
      isBusy={isLoading}
      versions={data.map((revision) => ({
        name: String(revision.version),
        at: revision.at,
        by: `${revision.by}${KINDS[revision.kind]}`,
        text: describe(revision),
        ...(mayRestore && revision.version !== version && { onRestore: () => back(revision) }),
      }))}
    />
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

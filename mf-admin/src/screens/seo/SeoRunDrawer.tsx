import type { SeoRun } from '@site/api/seo/bulkEdits/contract';
import { overrideFields } from '@site/api/seo/pageInventory/contract';
import { mayEditSeo } from '@site/api/seo/pageInventory/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { formatCount } from '../../formatting/formatCount';
import { formatQuantity } from '../../formatting/formatQuantity';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { NEW } from '../../workbench/list/definition/useListUrl';
import { DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { NewRecord } from '../../workbench/list/detail/RecordDrawer';
import { FactGrid } from '../../workbench/record/FactGrid';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { useHandedOver } from './bulkEdits/handedOver';
import { RUN_FIELDS } from './bulkEdits/runFields';
import { useGetSeoRunQuery, useRollBackSeoRunMutation } from './seoApi';
import { seoRunRecord } from './seoRunRecord';

/** A new bulk edit, or what an earlier one changed. */
export function SeoRunDrawer(props: DetailDrawerProps) {
  return props.id === NEW ? <NewRun {...props} /> : <ExistingRun {...props} />;
}

const listChanges = (run: SeoRun) =>
  overrideFields
    .map((field) => ({
      name: RUN_FIELDS[field],
      value: field === 'robots' ? describeRobots(run.robots) : run[field],
    }))
    .filter(({ value }) => value);

const describeRobots = (robots: string) => (robots === 'keep' ? '' : robots || 'Page default');

function NewRun(props: DetailDrawerProps) {
  return <NewRecord {...props} definition={seoRunRecord} initial={useHandedOver()} />;
}

function ExistingRun({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetSeoRunQuery({ id });
  const run = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name="Bulk edit"
      noun="bulk edit"
      title={run && dateFormat.stamp(run.createdAt)}
      description={run && `By ${run.by}`}
    >
      {(found) => <RunContent run={found} />}
    </QueryDrawer>
  );
}

const PAGES = { one: 'page', many: 'pages' };

function RunContent({ run }: { run: SeoRun }) {
  const mayRollBack = usePermissions()(mayEditSeo);
  const [isOpen, setOpen] = useState(false);
  const [rollBack, { isLoading }] = useRollBackSeoRunMutation();
  const { toast } = useToast();
  const confirm = () =>
    rollBack({ id: run.id })
      .unwrap()
      .then(
        ({ count, skipped }) =>
          toast({
            title: 'Rolled back',
            description: skipped
              ? `${formatCount(count - skipped)} of ${formatQuantity(PAGES, count)}. The others had changed since.`
              : `${formatQuantity(PAGES, count)} restored.`,
          }),
        (error: ApiError) => toast(errorToast('Couldn’t roll back', error)),
      )
      .finally(() => setOpen(false));
  return (
    <>
      <FactGrid
        facts={[
          ...listChanges(run),
          { name: 'Pages selected', value: run.selection },
          { name: 'Pages changed', value: formatCount(run.count) },
          {
            name: 'Rolled back',
            value: run.rolledBackAt ? `${dateFormat.stamp(run.rolledBackAt)} by ${run.rolledBackBy}` : 'No',
          },
        ]}
      />
      <DetailDrawerState>
        <ul aria-label="Changed pages">
          {run.paths.map((path) => (
            <li key={path}>{path}</li>
          ))}
          {run.count > run.paths.length && <li>and {formatCount(run.count - run.paths.length)} more</li>}
        </ul>
        {mayRollBack && !run.rolledBackAt && (
          <p>
            <Button tone="line" size="small" onClick={() => setOpen(true)}>
              Roll back…
            </Button>
          </p>
        )}
      </DetailDrawerState>
      {isOpen && (
        <ConfirmDialog
          title="Roll back this bulk edit?"
          confirmLabel="Roll back"
          isBusy={isLoading}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        >
          Each page gets the values from before. Pages that were changed since stay as they are.
        </ConfirmDialog>
      )}
    </>
  );
}

import {
  type HubspotConnection,
  SHADOW_DAYS,
  type ShadowProgress,
} from '@site/api/hubspot/connection/contract';
import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { formatQuantity } from '../../formatting/formatQuantity';
import { errorToast } from '../../requests/errorToast';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import {
  useBackfillHubspotMutation,
  useGetHubspotMappingQuery,
  useStartHubspotSyncMutation,
} from './hubspotApi';

/** Ends shadow mode, and syncs people who were here before. */
export function SyncActions({ connection: { state, isShadow, shadow } }: { connection: HubspotConnection }) {
  const [isStarting, setStarting] = useState(false);
  return (
    <>
      {state === 'shadow' && (
        <Button tone="navy" size="small" onClick={() => setStarting(true)}>
          Start sync…
        </Button>
      )}
      <BackfillButton isShadow={isShadow} />
      {isStarting && shadow && <StartDialog shadow={shadow} onClose={() => setStarting(false)} />}
    </>
  );
}

function StartDialog({ shadow, onClose }: { shadow: ShadowProgress; onClose: () => void }) {
  const [start, { isLoading }] = useStartHubspotSyncMutation();
  const { currentData: mapping } = useGetHubspotMappingQuery(undefined, { refetchOnMountOrArgChange: true });
  const missing = mapping?.missing.length ?? 0;
  const { toast } = useToast();
  const handleConfirm = async () => {
    const { data, error } = await start(undefined as never);
    if (error) toast(errorToast('Couldn’t start the sync', error as ApiError));
    else
      toast({
        title: 'Sync started',
        description: `${formatQuantity(CONTACTS, data?.contacts ?? 0)} queued.`,
      });
    onClose();
  };
  return (
    <ConfirmDialog
      title={shadow.isLongEnough ? 'Start the sync?' : 'Start the sync early?'}
      confirmLabel={shadow.isLongEnough ? 'Start sync' : 'Start anyway'}
      isBusy={isLoading}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {!shadow.isLongEnough && <b className="wt">{describeUnseen(shadow)} </b>}
      From now on contacts are written to HubSpot, and fields that sync both ways are changed here. Open a
      contact below to see what would change.{' '}
      {missing > 0 && (
        <b className="wt">
          {formatQuantity({ one: 'mapped property doesn’t', many: 'mapped properties don’t' }, missing)} exist
          in HubSpot yet. Create them under Field mapping first.
        </b>
      )}
    </ConfirmDialog>
  );
}

function BackfillButton({ isShadow }: { isShadow: boolean }) {
  const [backfill, { isLoading }] = useBackfillHubspotMutation();
  const [count, setCount] = useState<number>();
  const { toast } = useToast();
  const run = async (isDryRun: boolean) => {
    const { data, error } = await backfill({ body: { isDryRun } });
    if (error) toast(errorToast('Couldn’t add contacts', error as ApiError));
    else if (isDryRun) return setCount(data?.contacts ?? 0);
    else toast({ title: `${formatQuantity(CONTACTS, data?.contacts ?? 0)} queued` });
    setCount(undefined);
  };
  return (
    <>
      <Button tone="line" size="small" disabled={isLoading} onClick={() => run(true)}>
        Add existing contacts…
      </Button>
      {count !== undefined && (
        <ConfirmDialog
          title={`Add ${formatQuantity(CONTACTS, count)}?`}
          confirmLabel="Add to queue"
          isBusy={isLoading}
          onConfirm={() => run(false)}
          onClose={() => setCount(undefined)}
        >
          Everyone with a lead, a confirmed booking or an active subscription, as far as you sync these, is{' '}
          {isShadow ? 'compared with HubSpot. Nothing is written.' : 'synced with HubSpot.'}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What nobody has looked at if the sync starts now. */
function describeUnseen({ day, compared, reviewed, waiting, failed }: ShadowProgress): string {
  const unseen = [
    compared > reviewed &&
      `what would change for ${formatQuantity(CONTACTS, compared - reviewed)} of ${compared.toLocaleString('en-US')}`,
    waiting > 0 && `${formatQuantity(CONTACTS, waiting)} not compared yet`,
    failed > 0 && `${formatQuantity(CONTACTS, failed)} that couldn’t be compared`,
  ].filter((part) => part !== false);
  const rest = unseen.length
    ? `Nobody has seen ${unseen.join(', ')}.`
    : 'All compared contacts were reviewed.';
  return `This is day ${day} of ${SHADOW_DAYS} of shadow mode. ${rest}`;
}

const CONTACTS = { one: 'contact', many: 'contacts' };

import type { HubspotConnection } from '@site/api/hubspot/connection/contract';
import { mayEditHubspot } from '@site/api/hubspot/connection/policy';
import { Button } from '@site/shell/kit';
import { useState } from 'react';
import { usePermissions } from '../../../session/usePermissions';
import { ActivitySwitch } from './ActivitySwitch';
import { accountProblem } from './accountProblem';
import { useListHubspotPipelinesQuery } from './activitiesApi';
import { DealsDialog } from './DealsDialog';

/** Whether won leads are written as deals, and at which stages. Its stages are chosen before it is turned on. */
export function DealsSetting({ connection, isLocked, onChange }: DealsSettingProps) {
  const { activities, version, state } = connection;
  const { deals, dealPipeline, dealWonStage } = activities;
  const [isOpen, setOpen] = useState(false);
  const canChoose = usePermissions()(mayEditHubspot);
  const isConnected = state !== 'not_connected';
  const result = useListHubspotPipelinesQuery(undefined, {
    skip: !isConnected || !canChoose || !(deals || isOpen),
    refetchOnMountOrArgChange: true,
  });
  const pipelines = result.currentData?.pipelines;
  const pipeline = pipelines?.find(({ id }) => id === dealPipeline);
  const stage = pipeline?.stages.find(({ id }) => id === dealWonStage);
  return (
    <ActivitySwitch
      label="Won leads as deals"
      text="With their value and the date they were won."
      isOn={deals}
      isLocked={isLocked || !isConnected}
      isLoading={result.isFetching && !result.currentData}
      problem={accountProblem(result, deals && pipelines && !stage ? VANISHED : undefined)}
      onChange={(isOn) => (isOn ? setOpen(true) : onChange({ deals: false }))}
    >
      {deals && stage && (
        <p className="mu">
          {pipeline?.label}: {stage.label}
        </p>
      )}
      {deals && !isLocked && pipelines && (
        <Button tone="line" size="small" onClick={() => setOpen(true)}>
          Choose stages…
        </Button>
      )}
      {isOpen && pipelines && (
        <DealsDialog
          activities={activities}
          version={version}
          pipelines={pipelines}
          onClose={() => setOpen(false)}
        />
      )}
    </ActivitySwitch>
  );
}

const VANISHED = 'The chosen stage doesn’t exist in HubSpot anymore. Deals wait until you choose another.';

interface DealsSettingProps {
  connection: HubspotConnection;
  /** The member may not change it, or a change is being saved. */
  isLocked: boolean;
  onChange: (change: { deals: boolean }) => void;
}

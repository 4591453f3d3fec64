import type { HubspotConnection } from '@site/api/hubspot/connection/contract';
import { mayEditHubspot } from '@site/api/hubspot/connection/policy';
import { Button } from '@site/shell/kit';
import { useState } from 'react';
import { usePermissions } from '../../../session/usePermissions';
import { ActivitySwitch } from './ActivitySwitch';
import { accountProblem } from './accountProblem';
import { useListHubspotFormsQuery } from './activitiesApi';
import { FormsDialog } from './FormsDialog';

/** Whether inquiries are submitted to a form in HubSpot, which is chosen before that is turned on. */
export function FormsSetting({ connection, isLocked, onChange }: FormsSettingProps) {
  const { activities, version, state } = connection;
  const { forms: isOn, formId } = activities;
  const [isOpen, setOpen] = useState(false);
  const canChoose = usePermissions()(mayEditHubspot);
  const isConnected = state !== 'not_connected';
  const result = useListHubspotFormsQuery(undefined, {
    skip: !isConnected || !canChoose || !(isOn || isOpen),
    refetchOnMountOrArgChange: true,
  });
  const forms = result.currentData?.forms;
  const form = forms?.find(({ id }) => id === formId);
  const problem = forms && !form ? 'The chosen form doesn’t exist in HubSpot anymore.' : form?.problem;
  return (
    <ActivitySwitch
      label="Inquiries as form submissions"
      text="Only of visitors who allowed marketing cookies and have HubSpot’s cookie. It’s deleted here once HubSpot has the inquiry."
      isOn={isOn}
      isLocked={isLocked || !isConnected}
      isLoading={result.isFetching && !result.currentData}
      problem={accountProblem(
        result,
        isOn && problem ? `${problem} Submissions wait until you choose another.` : undefined,
      )}
      onChange={(next) => (next ? setOpen(true) : onChange({ forms: false }))}
    >
      {isOn && form && <p className="mu">Form: {form.name}</p>}
      {isOn && !isLocked && forms && (
        <Button tone="line" size="small" onClick={() => setOpen(true)}>
          Choose form…
        </Button>
      )}
      {isOpen && forms && (
        <FormsDialog activities={activities} version={version} forms={forms} onClose={() => setOpen(false)} />
      )}
    </ActivitySwitch>
  );
}

interface FormsSettingProps {
  connection: HubspotConnection;
  /** The member may not change it, or a change is being saved. */
  isLocked: boolean;
  onChange: (change: { forms: boolean }) => void;
}

import type { HubspotActivitiesChange } from '@site/api/hubspot/activities/contract';
import type { HubspotConnection } from '@site/api/hubspot/connection/contract';
import { mayEditHubspot } from '@site/api/hubspot/connection/policy';
import { styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../../requests/errorToast';
import { usePermissions } from '../../../session/usePermissions';
import { ActivitySwitch } from './ActivitySwitch';
import { useEditHubspotActivitiesMutation } from './activitiesApi';
import { DealsSetting } from './DealsSetting';
import { FormsSetting } from './FormsSetting';

const kinds = [
  {
    name: 'meetings',
    label: 'Bookings as meetings',
    text: 'Booked, moved and canceled meetings, and those the guest didn’t attend.',
  },
  {
    name: 'notes',
    label: 'Notes on leads as notes',
    text: 'Everyone with access to the contact in HubSpot can read them.',
  },
] as const;

/** What is written to HubSpot, beside contacts. */
export function ActivitiesCell({ connection }: { connection: HubspotConnection }) {
  const isAllowed = usePermissions()(mayEditHubspot);
  const [edit, { isLoading }] = useEditHubspotActivitiesMutation();
  const { toast } = useToast();
  const { activities, version, state } = connection;
  const isLocked = !isAllowed || isLoading;
  const handleChange = async (body: HubspotActivitiesChange) => {
    const { error } = await edit({ version, body });
    if (error) toast(errorToast('Couldn’t save the activities', error as ApiError));
    else toast({ title: 'Activities saved', description: 'All contacts are compared again.' });
  };
  return (
    <Cell>
      <h2>Activities</h2>
      {kinds.map(({ name, label, text }) => (
        <ActivitySwitch
          key={name}
          label={label}
          text={text}
          isOn={activities[name]}
          isLocked={isLocked}
          onChange={(isOn) => void handleChange({ [name]: isOn })}
        />
      ))}
      <DealsSetting
        connection={connection}
        isLocked={isLocked}
        onChange={(change) => void handleChange(change)}
      />
      <FormsSetting
        connection={connection}
        isLocked={isLocked}
        onChange={(change) => void handleChange(change)}
      />
      <p className="mu">
        {state === 'not_connected'
          ? 'Deals and form submissions can be turned on once HubSpot is connected.'
          : 'Turning a switch off keeps what HubSpot already has.'}
      </p>
    </Cell>
  );
}

const Cell = styled('div')`
  > p {
    font-size: var(--a13);
  }
`;

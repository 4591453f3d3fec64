import type { HubspotActivities, HubspotConnection } from '@site/api/hubspot/connection/contract';
import { mayEditHubspot } from '@site/api/hubspot/connection/policy';
import { styled, useToast } from '@site/shell/kit';
import { Switch } from '@site/shell/kit/fields';
import type { ApiError } from '@site/shell/kit/query';
import { useId } from 'react';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { useEditHubspotActivitiesMutation } from './hubspotApi';

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

/** Which activities are written to HubSpot, beside contacts. */
export function ActivitiesCell({ connection: { activities, version } }: { connection: HubspotConnection }) {
  const id = useId();
  const isAllowed = usePermissions()(mayEditHubspot);
  const [edit, { isLoading }] = useEditHubspotActivitiesMutation();
  const { toast } = useToast();
  const handleChange = async (change: Partial<HubspotActivities>) => {
    const { error } = await edit({ version, body: { ...activities, ...change } });
    if (error) toast(errorToast('Couldn’t save the activities', error as ApiError));
    else toast({ title: 'Activities saved', description: 'All contacts are compared again.' });
  };
  return (
    <Cell>
      <h2>Activities</h2>
      {kinds.map(({ name, label, text }) => (
        <div key={name}>
          <label htmlFor={`${id}${name}`}>{label}</label>
          <Switch
            id={`${id}${name}`}
            checked={activities[name]}
            disabled={!isAllowed || isLoading}
            aria-describedby={`${id}${name}-text`}
            onChange={(isOn) => handleChange({ [name]: isOn })}
          />
          <p id={`${id}${name}-text`} className="mu">
            {text}
          </p>
        </div>
      ))}
      <p className="mu">What was written stays in HubSpot when you turn this off.</p>
    </Cell>
  );
}

const Cell = styled('div')`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 12px;
    padding-block: 2px 6px;
  }
  label {
    cursor: pointer;
  }
  p {
    grid-column: 1 / -1;
    font-size: var(--a13);
  }
`;

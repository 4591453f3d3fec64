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

const contactKinds = [
  {
    name: 'leads',
    label: 'Leads',
    text: 'People who sent an inquiry, with stage, owner, value and other mapped fields.',
  },
  { name: 'guests', label: 'Guests', text: 'People who booked a meeting, with their next one.' },
  {
    name: 'subscribers',
    label: 'Subscribers',
    text: 'Only confirmed ones. Unsubscribes are sent to HubSpot even while this is off.',
  },
  {
    name: 'assessments',
    label: 'Assessment results',
    text: 'Those emailed to a synced contact in the last 30 days. A result alone creates no contact.',
  },
] as const;

const recordKinds = [
  {
    name: 'meetings',
    label: 'Bookings as meetings',
    text: 'Booked, moved, canceled and completed meetings, and those the guest didn’t attend.',
  },
  {
    name: 'notes',
    label: 'Notes on leads as notes',
    text: 'Everyone with access to the contact in HubSpot can read them.',
  },
] as const;

/** Which kinds are synced with HubSpot: whose contacts, and what is written beside them. */
export function ActivitiesCell({ connection }: { connection: HubspotConnection }) {
  const isAllowed = usePermissions()(mayEditHubspot);
  const [edit, { isLoading }] = useEditHubspotActivitiesMutation();
  const { toast } = useToast();
  const { activities, version, state } = connection;
  const isConnected = state !== 'not_connected';
  const isLocked = !isAllowed || isLoading;
  const handleChange = async (body: HubspotActivitiesChange) => {
    const { error } = await edit({ version, body });
    if (error) toast(errorToast('Couldn’t save the setting', error as ApiError));
    else toast({ title: 'Setting saved', description: 'All contacts are compared again.' });
  };
  const switchOf = ({ name, label, text }: Kind) => (
    <ActivitySwitch
      key={name}
      label={label}
      text={text}
      isOn={activities[name]}
      isLocked={isLocked || (name === 'assessments' && !activities[name] && !isConnected)}
      onChange={(isOn) => void handleChange({ [name]: isOn })}
    />
  );
  return (
    <Cell className="wide">
      <h2>What is synced</h2>
      <p className="mu">
        Records that are off stay in HubSpot but are no longer updated. Records that are on are sent when they
        change.{' '}
        {isAllowed ? (
          <>
            To include everyone from before, choose <b>Add existing contacts</b>.
          </>
        ) : (
          `Only ${mayEditHubspot.role}s can change this.`
        )}
      </p>
      <h3>Contacts</h3>
      <div className="switches">{contactKinds.map(switchOf)}</div>
      <h3>Also sync</h3>
      <div className="switches">
        {recordKinds.map(switchOf)}
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
      </div>
      {isAllowed && !isConnected && (
        <p className="mu">
          Assessment results, deals and form submissions can be turned on once HubSpot is connected.
        </p>
      )}
    </Cell>
  );
}

type Kind = (typeof contactKinds)[number] | (typeof recordKinds)[number];

const Cell = styled('div')`
  > p {
    font-size: var(--a13);
  }
  .switches {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    align-items: start;
    gap: 4px 32px;
  }
  h3 {
    padding-top: 6px;
    font-size: var(--a13);
    font-weight: 600;
  }
`;

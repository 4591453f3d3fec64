import { mostTesters, type TestRecipients, type TestSent } from '@site/api/audience/newsletters/contract';
import { Button, styled } from '@site/shell/kit';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { useListLeadMembersQuery } from '../../leadPipeline/leadsApi';
import { errorMessage } from '../../requests/errorMessage';
import { MultiSelect } from '../fields/MultiSelect';

/** Stands for the test addresses among the IDs of members. */
const TEST_ADDRESSES = 'test addresses';

/** Sends a saved email to members of the team and the test addresses of the settings. */
export function SendTestDialog({ label, send, data, error, isLoading, onClose }: SendTestDialogProps) {
  const { user } = useSession();
  const { data: members, isError } = useListLeadMembersQuery();
  const [chosen, setChosen] = useState<string[]>(user ? [user.id] : []);
  const chosenMembers = chosen.filter((id) => id !== TEST_ADDRESSES);
  const toTestAddresses = chosenMembers.length < chosen.length;
  const isTooMany = chosenMembers.length > mostTesters;
  return (
    <Dialog open onClose={onClose} title="Send a test">
      <Styles>
        {members ? (
          <MultiSelect
            label={label}
            value={chosen}
            onChange={setChosen}
            isReadOnly={isLoading}
            choices={[
              ...members.map((member) => ({
                value: member.id,
                label: member.id === user?.id ? `${member.name} (you)` : member.name,
              })),
              { value: TEST_ADDRESSES, label: 'Test addresses from the settings' },
            ]}
          />
        ) : (
          <p className="mu">{isError ? 'Couldn’t load the members. Close and try again.' : 'Loading…'}</p>
        )}
        <p role="status">
          {data && `Sending a test to ${[...data.names, ...data.addresses].join(', ')}.`}
          {isTooMany && <span className="er">Please choose at most {mostTesters} members.</span>}
          {Boolean(error) && <span className="er">{errorMessage(error as ApiError)}</span>}
        </p>
        <div className="actions">
          <Button
            tone="navy"
            size="small"
            disabled={!chosen.length || isTooMany || isLoading}
            onClick={() => send({ members: chosenMembers, ...(toTestAddresses && { toTestAddresses }) })}
          >
            Send test
          </Button>
          <Button tone="line" size="small" onClick={onClose}>
            Close
          </Button>
        </div>
      </Styles>
    </Dialog>
  );
}

interface SendTestDialogProps {
  /** The label of the choice of members. */
  label: string;
  send: (recipients: TestRecipients) => void;
  /** To whom it was sent. */
  data?: TestSent;
  error?: unknown;
  isLoading: boolean;
  onClose: () => void;
}

const Styles = styled('div')`
  display: grid;
  gap: 12px;
  padding: 16px 20px 20px;
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

import { providerLabels } from '@site/api/bookings/calendarApps/contract';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../requests/errorMessage';
import { useMember } from '../../../session/useMember';
import { PageMeta } from '../../../workbench/screen/PageMeta';
import { ScreenHeader } from '../../../workbench/screen/ScreenHeader';
import { useCompleteConnectionMutation } from './connectionsApi';

export { CalendarConnectionScreen as Component };

/** Where Google and Microsoft return to: completes the connection, or says why it failed. */
export function CalendarConnectionScreen() {
  const [params] = useSearchParams();
  // Kept, since the code leaves the address at once.
  const [answer] = useState(() => readAnswer(params));
  const [complete, { error }] = useCompleteConnectionMutation();
  const hasBegun = useRef(false);
  const navigate = useNavigate();
  const { toast } = useToast();
  const { member } = useMember();
  useEffect(() => {
    if (!answer || hasBegun.current) return;
    hasBegun.current = true;
    navigate({ search: '' }, { replace: true });
    complete({ body: answer }).then(({ data }) => {
      if (!data) return;
      toast({ title: `${providerLabels[data.provider]} account ${data.account} connected` });
      navigate(`/admin/bookings/hosts/${data.hostId}`, { replace: true });
    });
  }, [answer, complete, navigate, toast]);
  const back = `/admin/bookings/hosts${member ? `/${member.id}` : ''}`;
  return (
    <>
      <PageMeta
        title="Connecting your calendar"
        crumbs={[
          { label: 'Bookings', to: '/admin/bookings' },
          { label: 'Hosts', to: '/admin/bookings/hosts' },
          { label: 'Connecting your calendar' },
        ]}
      />
      <ScreenHeader title="Connecting your calendar">
        {answer ? 'Google or Microsoft has sent you back to the workbench.' : 'The last step of connecting.'}
      </ScreenHeader>
      <Styles>
        {!answer ? (
          <p>There is nothing to connect. Start from your own page under Bookings, Hosts.</p>
        ) : error ? (
          <p role="alert">{errorMessage(error as ApiError)}</p>
        ) : (
          <p role="status">Connecting…</p>
        )}
        {(!answer || error) && (
          <Button tone="navy" size="small" to={back}>
            Back to your booking settings
          </Button>
        )}
      </Styles>
    </>
  );
}

/** What the provider has appended to the address (RFC 6749, section 4.1.2). */
function readAnswer(params: URLSearchParams) {
  const state = params.get('state');
  const code = params.get('code');
  const error = params.get('error');
  if (!state || !(code || error)) return undefined;
  return { state: state.slice(0, 200), ...(code && { code }), ...(error && { error: error.slice(0, 200) }) };
}

const Styles = styled('div')`
  display: grid;
  justify-items: start;
  gap: 14px;
  padding: 20px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
  overflow-wrap: anywhere;
`;

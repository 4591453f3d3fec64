import { Button, below, readTrafficSource, styled, useSettings } from '@site/shell/kit';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { confirmationPath } from '../booking/confirmationPath';
import { frameAddress, type Provider } from './providerOf';
import { useProviderFrame } from './useProviderFrame';

/**
 * The calendar of an external booking service. Nothing is loaded from it until the visitor asks, because it sets
 * cookies of another company. If it does not load within 8 seconds, a link to it and the phone number appear.
 */
export function ProviderCalendar({ provider }: { provider: Provider }) {
  const [address, setAddress] = useState<string>();
  return (
    <Styles>
      {address ? (
        <Shown provider={provider} address={address} />
      ) : (
        <div className="facade">
          <h2>Choose a time</h2>
          <p>
            Our calendar is provided by {provider.name}. It loads when you open it and then sets its own
            cookies.
          </p>
          <Button tone="ember" onClick={() => setAddress(frameAddress(provider, readTrafficSource()))}>
            <CalendarDays size={20} aria-hidden />
            Show the calendar
          </Button>
        </div>
      )}
    </Styles>
  );
}

function Shown({ provider, address }: { provider: Provider; address: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { phone, phoneHref } = useSettings();
  const { frame, state, handleLoad } = useProviderFrame(provider, (appointmentId) =>
    navigate(confirmationPath(pathname, { appointmentId })),
  );
  return (
    <>
      {state === 'late' && (
        <div className="late" role="alert">
          <p>The calendar didn’t load here. Open it in a new tab, or call us.</p>
          <div className="buttons">
            <Button tone="navy" href={address} target="_blank" rel="noopener">
              Open the calendar
            </Button>
            <Button tone="line" href={phoneHref}>
              {phone}
            </Button>
          </div>
        </div>
      )}
      <div className={state === 'waiting' ? 'frame is-waiting' : 'frame'}>
        <iframe
          ref={frame}
          src={address}
          title={`Calendar at ${provider.name}`}
          onLoad={handleLoad}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    </>
  );
}

const Styles = styled('div')`
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: var(--sheet);
  .facade,
  .late {
    padding: clamp(24px, 3.4vw, 48px);
  }
  h2 {
    font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.75rem);
    letter-spacing: -0.04em;
  }
  p {
    margin: 12px 0 22px;
    max-width: var(--measure-narrow);
  }
  .late {
    border-bottom: 1px solid var(--line-2);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  iframe {
    display: block;
    width: 100%;
    height: 760px;
    border: 0;
  }
  .is-waiting {
    background: repeating-linear-gradient(135deg, rgba(14, 63, 110, 0.1) 0 1px, transparent 1px 6px);
  }
  @media ${below.phone} {
    iframe {
      height: 900px;
    }
  }
`;

import { type CalendarApp, demoApp } from '@site/api/bookings/calendarApps/contract';
import { CopyButton } from '../../../clipboard/CopyButton';
import { HostSection } from '../HostSection';

const places: Record<CalendarApp['provider'], { where: string; steps: string[] }> = {
  google: {
    where: 'Google Cloud console, APIs & Services',
    steps: [
      'Enable the Google Calendar API.',
      'Under OAuth consent screen, add the scopes calendar.freebusy, calendar.calendarlist.readonly and calendar.events.owned.',
      'Under Credentials, create an OAuth client ID of the type Web application with the redirect URI below.',
    ],
  },
  microsoft: {
    where: 'Microsoft Entra admin center, App registrations',
    steps: [
      'Register an app for the account types that may connect, with the redirect URI below as Web.',
      'Under API permissions, add the delegated permissions Calendars.ReadWrite and offline_access of Microsoft Graph.',
      'Under Certificates & secrets, create a client secret and copy its value.',
    ],
  },
};

/** How to register this site with the provider. */
export function CalendarAppFacts({ row: { provider, redirectUri, isDemo } }: { row: CalendarApp }) {
  const { where, steps } = places[provider];
  return (
    <HostSection aria-labelledby="calendar-registration">
      <h3 id="calendar-registration">Registration</h3>
      {isDemo && (
        <p>
          <b>Demonstration.</b> A server on this machine stands in for the provider. Its client ID is{' '}
          <code>{demoApp.clientId}</code>, its secret <code>{demoApp.clientSecret}</code>.
        </p>
      )}
      <p className="mu">{where}</p>
      <ol>
        {steps.map((step, index) => (
          <li key={step}>
            {index + 1}. {step}
          </li>
        ))}
      </ol>
      <div className="address">
        <b>Redirect URI</b>
        <code>{redirectUri}</code>
        <CopyButton text={redirectUri}>Copy redirect URI</CopyButton>
      </div>
    </HostSection>
  );
}

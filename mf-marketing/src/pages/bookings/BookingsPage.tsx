import type { TeamProfile } from '@site/api/content/team/contract';
import { useCachedResult } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { InnerPage } from '../../innerPage/InnerPage';
import { TitledSection } from '../../innerPage/TitledSection';
import { BookingCalendar } from './BookingCalendar';
import { ContactAlternatives } from './ContactAlternatives';
import { BOOKINGS } from './content';
import { MeetPeople } from './MeetPeople';
import { PreparationList } from './PreparationList';

/**
 * The booking page: the calendar of the external booking service if one is set, else the built-in scheduler.
 * Below are the phone number and a link to the contact form. Also at `/schedule`.
 */
export function BookingsPage() {
  const { page, bring, note } = BOOKINGS;
  return (
    <InnerPage {...page} path={paths.bookings}>
      <div className="wrap" style={{ paddingBottom: 'clamp(40px, 5vw, 80px)' }}>
        <MeetPeople people={useCachedResult<TeamProfile[]>('getTeam') ?? []} />
        <BookingCalendar />
      </div>
      <ContactAlternatives />
      <TitledSection id="bring" title={bring.title} note={note}>
        <PreparationList items={bring.items} />
      </TitledSection>
    </InnerPage>
  );
}

export { BookingsPage as Component };

/** The page is complete without the team: it only omits the introduction. */
export async function loader({ fetch }: LoaderContext): Promise<void> {
  const { teamApi } = await import('../../people/teamApi');
  await fetch(teamApi.endpoints.getTeam.initiate());
}

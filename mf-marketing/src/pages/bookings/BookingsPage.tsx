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
 * Booking a conversation: the calendar of the booking service where the owner has one, else our own. Below it the
 * phone, and a message. Also at `/schedule`.
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

/** Without the team the page is complete: nobody is introduced. */
export async function loader({ fetch }: LoaderContext): Promise<void> {
  const { teamApi } = await import('../../people/teamApi');
  await fetch(teamApi.endpoints.getTeam.initiate());
}

import type { TeamProfile } from '@site/api/content/team/contract';
import { Button, styled, useCachedResult, useHydrated } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CallButton } from '../../innerPage/CallButton';
import { InnerPage } from '../../innerPage/InnerPage';
import { TitledSection } from '../../innerPage/TitledSection';
import { appointmentIn, plainAddress } from './appointmentIn';
import { useStoredBooking } from './booking/useStoredBooking';
import { ConfirmedCard } from './ConfirmedCard';
import { BOOKINGS, bringFor, CONFIRMATION } from './content';
import { useConversion } from './conversion/useConversion';
import { MeetPeople } from './MeetPeople';
import { PreparationList } from './PreparationList';

/**
 * Confirms a booking, of the built-in scheduler or of an external service. Only the browser knows the booking's
 * number: the server renders the same page for everyone, which helps to find a booking. Counts the booking as a
 * conversion, once.
 */
export function BookingConfirmationPage() {
  const isHydrated = useHydrated();
  const { search } = useLocation();
  const appointment = appointmentIn(isHydrated ? search : '');
  const { page, booked, held, cancelled, unknown, again } = CONFIRMATION;
  const stored = useStoredBooking(appointment.appointmentId);
  const isHeld = stored?.booking.status === 'held';
  const isKnown = useConversion(isHeld ? '' : appointment.appointmentId, appointment.service);
  const isCancelled = stored?.booking.status === 'cancelled';
  // The URL alone is not trusted, because anybody can write one.
  const isBooked = Boolean(appointment.appointmentId && (stored || isKnown));
  const people = useCachedResult<TeamProfile[]>('getTeam') ?? [];
  const bring = bringFor(appointment.service);
  const words = isHeld ? held : isCancelled ? cancelled : isBooked ? booked : unknown;
  useEffect(() => {
    if (appointment.appointmentId) plainAddress(appointmentIn(search));
  }, [appointment.appointmentId, search]);
  return (
    <InnerPage
      {...page}
      {...words}
      alternatives={ALTERNATIVES}
      path="/booking-confirmation"
      noindex
      actions={
        <>
          <CallButton tone={stored && !isCancelled ? 'line' : 'ember'} />
          {(!isBooked || isCancelled) && (
            <Button tone="line" to={paths.bookings}>
              {again}
            </Button>
          )}
        </>
      }
    >
      <Rest className={isHydrated ? undefined : 'is-early'}>
        {stored && (
          <div className="wrap" style={{ paddingBottom: 'clamp(40px, 5vw, 80px)' }}>
            <ConfirmedCard stored={stored}>
              {!isCancelled && (
                <>
                  <Bring aria-labelledby="bring">
                    <h2 id="bring">{BOOKINGS.bring.title}</h2>
                    <PreparationList items={bring} isSmall />
                  </Bring>
                  <MeetPeople people={people} />
                </>
              )}
            </ConfirmedCard>
          </div>
        )}
        {!stored && (
          <TitledSection id="bring" title={BOOKINGS.bring.title} note={BOOKINGS.note} background="sheet">
            <PreparationList items={bring} />
          </TitledSection>
        )}
      </Rest>
    </InnerPage>
  );
}

/** The page is complete without the team, as that for booking is. */
export { loader } from './BookingsPage';
export { BookingConfirmationPage as Component };

const Bring = styled('section')`
  h2 {
    margin-bottom: 14px;
    font-size: var(--fs-h3);
    line-height: 1.2;
  }
`;

/** With scripts it is shown once the content above it has its size, so that it does not move. */
const Rest = styled('div')`
  @media (scripting: enabled) {
    &.is-early {
      visibility: hidden;
    }
  }
`;

/** Replaces the server's text at the same size. */
const ALTERNATIVES = [CONFIRMATION.booked, CONFIRMATION.held, CONFIRMATION.cancelled];

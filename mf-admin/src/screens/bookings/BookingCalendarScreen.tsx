import type { BookingDaysQuery } from '@site/api/bookings/management/days/contract';
import { mayCreateBooking } from '@site/api/bookings/management/policy';
import { Button, below, styled } from '@site/shell/kit';
import { IconButton, Menu } from '@site/shell/kit/workbench';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { usePermissions } from '../../session/usePermissions';
import { RelatedLists } from '../../workbench/list/RelatedLists';
import { TabBar } from '../../workbench/list/views/TabBar';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { QueryContent } from '../../workbench/screen/QueryContent';
import { ScreenHeader } from '../../workbench/screen/ScreenHeader';
import { bookingLists } from './bookingLists';
import { useListBookingDaysQuery } from './bookingsApi';
import { DaysGrid } from './calendar/DaysGrid';
import { addDays, describeDays, firstDayOf, officeToday } from './calendar/days';
import { useHostChoices } from './useHostChoices';

export { BookingCalendarScreen as Component };

/** The meetings of a day or a week. Its state is in the URL. */
export function BookingCalendarScreen() {
  const may = usePermissions();
  const { view, from, host, go } = useCalendarUrl();
  const hosts = useHostChoices();
  const count = view === 'day' ? 1 : 7;
  const query: BookingDaysQuery = { from, days: String(count), ...(host && { host }) };
  const result = useListBookingDaysQuery({ query }, { refetchOnMountOrArgChange: true });
  return (
    <Styles>
      <PageMeta
        title="Booking calendar"
        crumbs={[{ label: 'Bookings', to: '/admin/bookings' }, { label: 'Calendar' }]}
      />
      <ScreenHeader
        title="Booking calendar"
        actions={
          may(mayCreateBooking) && (
            <Button tone="ember" size="small" to="/admin/bookings/new">
              <Plus aria-hidden />
              New booking
            </Button>
          )
        }
      >
        The meetings of a day or a week, in Central Time. Canceled ones aren’t shown.
      </ScreenHeader>
      <TabBar className="strip">
        <RelatedLists name="bookings/calendar" label="Bookings" lists={bookingLists} />
      </TabBar>
      <div className="bar">
        <IconButton label={`Previous ${view}`} onClick={() => go({ from: addDays(from, -count) })}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={`Next ${view}`} onClick={() => go({ from: addDays(from, count) })}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Button tone="line" size="small" onClick={() => go({ from: undefined })}>
          Today
        </Button>
        <h2 aria-live="polite">{describeDays(from, count)}</h2>
        <Menu
          variant="word"
          label={`Host: ${hosts.find(({ value }) => value === host)?.label ?? 'Any host'}`}
          value={host ?? ''}
          items={[{ value: '', label: 'Any host' }, ...hosts]}
          onChoose={(value) => go({ host: value || undefined })}
        >
          {hosts.find(({ value }) => value === host)?.label ?? 'Any host'}
        </Menu>
        <Menu
          variant="word"
          label={`View: ${VIEWS[view]}`}
          value={view}
          items={[
            { value: 'day', label: VIEWS.day },
            { value: 'week', label: VIEWS.week },
          ]}
          onChoose={(value) => go({ view: value, from })}
        >
          {VIEWS[view]}
        </Menu>
      </div>
      <QueryContent result={result} what="the calendar">
        {(calendar) => (
          <>
            {calendar.isMore && (
              <p className="note wt">Not all meetings fit here. Choose a host or view a single day.</p>
            )}
            <DaysGrid calendar={calendar} today={officeToday()} />
          </>
        )}
      </QueryContent>
    </Styles>
  );
}

const VIEWS = { day: 'Day', week: 'Week' };
type CalendarView = keyof typeof VIEWS;
type CalendarChange = Partial<Record<'view' | 'from' | 'host', string | undefined>>;

function useCalendarUrl() {
  const [search, setSearch] = useSearchParams();
  const view: CalendarView = search.get('view') === 'day' ? 'day' : 'week';
  const from = firstDayOf(view, search.get('from'));
  return {
    view,
    from,
    host: search.get('host')?.slice(0, 40) || undefined,
    go: (change: CalendarChange) => {
      const next = { ...Object.fromEntries(search), ...change };
      setSearch(
        Object.fromEntries(
          Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1])),
        ),
      );
    },
  };
}

const Styles = styled('div')`
  .strip {
    border-bottom: 1px solid var(--line-2);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    padding: 9px 20px;
    border-bottom: 1px solid var(--line);
  }
  .bar h2 {
    flex: 1;
    min-width: 150px;
    font-size: 1rem;
    font-weight: 600;
  }
  .note {
    padding: 20px;
  }
  @media ${below.phone} {
    .bar,
    .note {
      padding-inline: 16px;
    }
    /* The period and its arrows, then the choices. */
    .bar h2 {
      order: -2;
      flex-basis: calc(100% - 124px);
    }
    .bar > button:nth-of-type(-n + 2) {
      order: -1;
    }
  }
`;

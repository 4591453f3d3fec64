import { ListScreen } from '../../workbench/list/ListScreen';
import { bookingList } from './bookingList';

export { BookingsScreen as Component };

/** The list of bookings, the next one first, with the open one beside it. */
export function BookingsScreen() {
  return <ListScreen list={bookingList} />;
}

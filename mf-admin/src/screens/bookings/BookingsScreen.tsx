import { maySeePersonalDetails } from '@site/api/leads/pipeline/policy';
import { usePermissions } from '../../session/usePermissions';
import { ListScreen } from '../../workbench/list/ListScreen';
import { bookingList, maskedBookingList } from './bookingList';

export { BookingsScreen as Component };

/** The list of bookings, the next one first, with the open one beside it. */
export function BookingsScreen() {
  const canSeePersonal = usePermissions()(maySeePersonalDetails);
  return <ListScreen list={canSeePersonal ? bookingList : maskedBookingList} />;
}

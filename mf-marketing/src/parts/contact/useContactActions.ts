import { useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { contactCopy } from '../contactCopy';

/** The three ways to start, in their order. Two lead to the booking calendar, one back to the list of services. */
export function useContactActions(): ContactAction[] {
  const { bookingAddress } = useSettings();
  const { assessment, managed, consultation } = contactCopy;
  return [
    { ...assessment, to: bookingAddress, isBooking: true },
    { ...managed, to: paths.homeServices, isBooking: false },
    { ...consultation, to: bookingAddress, isBooking: true },
  ];
}

export interface ContactAction {
  title: string;
  text: string;
  button: string;
  to: string;
  /** Leads to the calendar outside of the site. */
  isBooking: boolean;
}

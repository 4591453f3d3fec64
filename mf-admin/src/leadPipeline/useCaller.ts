import { paths } from '@site/shell/paths';
import { useSearchParams } from 'react-router-dom';
import { useGetLeadQuery } from './leadsApi';

/** The form of a new booking, with the details of the person who sent a lead. */
export const bookingPathOf = (reference: string) =>
  `${paths.admin.home}/bookings/new?lead=${encodeURIComponent(reference)}`;

/** Who a new booking is for: the sender of the lead in the URL; nobody yet without one. Undefined while it loads. */
export function useCaller(): Caller | undefined {
  const [search] = useSearchParams();
  const reference = search.get('lead') ?? '';
  const { data: lead, isLoading } = useGetLeadQuery({ reference }, { skip: !reference });
  if (isLoading) return undefined;
  const { name = '', email = '', phone = '' } = lead ?? {};
  return { name, email, phone };
}

interface Caller {
  name: string;
  email: string;
  phone: string;
}

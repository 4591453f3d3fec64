import { paths } from '@site/shell/paths';
import { useLocation, useNavigate } from 'react-router-dom';

/** The person for whom a meeting is booked. */
export interface Caller {
  name: string;
  email: string;
  phone: string;
}

/** Opens the form of a new booking with the details of a person, which stay out of the URL. */
export function useBookFor(): (caller: Caller) => void {
  const navigate = useNavigate();
  return ({ name, email, phone }) =>
    navigate(`${paths.admin.home}/bookings/new`, { state: { caller: { name, email, phone } } });
}

/** The details that `useBookFor` passed, or empty ones. */
export function useCaller(): Caller {
  const { state } = useLocation();
  return { ...NOBODY, ...(state as { caller?: Caller } | null)?.caller };
}

const NOBODY: Caller = { name: '', email: '', phone: '' };

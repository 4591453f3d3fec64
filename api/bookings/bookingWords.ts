import { searchPrefix, searchTerms } from '../platform/records/searchTerms';
import type { BookingRecord } from './model';

type Named = Pick<BookingRecord, 'appointmentId' | 'label' | 'name' | 'email'> &
  Partial<Pick<BookingRecord, 'landing' | 'partner'>>;

/** The search terms of a booking, and those without personal details. */
export function bookingWords({ appointmentId, label, name, email, landing, partner }: Named) {
  const plain = [appointmentId, label, landing, partner].join(' ');
  return { words: toTerms(`${plain} ${name} ${email}`), plainWords: toTerms(plain) };
}

const toTerms = (text: string) =>
  [...new Set(searchTerms(text).filter(Boolean).map(searchPrefix))].slice(0, 60);

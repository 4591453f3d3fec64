import { confirmationPath } from './confirmationPath';

test.each([
  ['/bookings', '/booking-confirmation?appointmentId=a%26b'],
  ['/embedded/booking', '/embedded/booking-confirmation?appointmentId=a%26b'],
  ['/embeddedx', '/booking-confirmation?appointmentId=a%26b'],
])('a booking made at %s is confirmed at %s', (pathname, confirmed) => {
  expect(confirmationPath(pathname, { appointmentId: 'a&b' })).toBe(confirmed);
});

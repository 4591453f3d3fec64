/** The booking that an address names: `appointmentId`, or `uid` as some services call it. */
export function appointmentIn(search: string): { appointmentId: string; service: string } {
  const query = new URLSearchParams(search);
  const named = (name: string) => query.get(name)?.trim().slice(0, 200) ?? '';
  return { appointmentId: named('appointmentId') || named('uid'), service: named('service') };
}

/**
 * Leaves in the address bar the booking and what it is for, and takes out what services add: names, mail addresses,
 * times. A reload still knows the booking.
 */
export function plainAddress({ appointmentId, service }: ReturnType<typeof appointmentIn>): void {
  const query = new URLSearchParams({ ...(appointmentId && { appointmentId }), ...(service && { service }) });
  for (const [name, value] of new URLSearchParams(location.search))
    if (/^(utm_[a-z]+|gclid)$/.test(name) && !value.includes('@')) query.set(name, value);
  const search = query.size ? `?${query}` : '';
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}

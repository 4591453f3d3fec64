/** The booking number in a URL: `appointmentId`, or `uid` of some services. */
export function appointmentIn(search: string): { appointmentId: string; service: string } {
  const query = new URLSearchParams(search);
  const named = (name: string) => query.get(name)?.trim().slice(0, 200) ?? '';
  return { appointmentId: named('appointmentId') || named('uid'), service: named('service') };
}

/**
 * Reduces the URL to the booking number and the meeting type, without the names, email addresses and times that
 * services add. The booking survives a reload.
 */
export function plainAddress({ appointmentId, service }: ReturnType<typeof appointmentIn>): void {
  const query = new URLSearchParams({ ...(appointmentId && { appointmentId }), ...(service && { service }) });
  for (const [name, value] of new URLSearchParams(location.search))
    if (/^(utm_[a-z]+|gclid)$/.test(name) && !value.includes('@')) query.set(name, value);
  const search = query.size ? `?${query}` : '';
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}

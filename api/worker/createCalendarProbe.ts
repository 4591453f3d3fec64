import type { CalendarProbe } from '../bookings/busyCalendars/fetchCalendar';
import type { Env } from '../platform/configuration/env';
import { connectDirect } from '../scanner/connect';
import { Resolver } from '../scanner/dns/Resolver';
import { selectServers } from '../scanner/env';
import { isPublicAddress } from '../scanner/guard/isPublicAddress';

/** The public network, reached with the guard of the scanner. */
export function createCalendarProbe({ dns }: Pick<Env, 'dns'>): CalendarProbe {
  return (signal) => {
    const resolver = new Resolver(selectServers(dns.overHttps, dns.servers), signal);
    return {
      resolver,
      dns: resolver.records,
      connect: connectDirect,
      admits: isPublicAddress,
      signal,
      now: new Date(),
    };
  };
}

import { paths } from '@site/shell/paths';

/**
 * The confirmation page of a booking made on the page at this path; inside a frame of another site, its embedded
 * version.
 */
export const confirmationPath = (pathname: string, params: Record<string, string>): string =>
  `${pathname.startsWith(`${paths.embedded}/`) ? paths.embedded : ''}/booking-confirmation?${new URLSearchParams(params)}`;

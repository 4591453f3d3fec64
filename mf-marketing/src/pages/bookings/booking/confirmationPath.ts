import { paths } from '@site/shell/paths';

/** Where a booking made on the page at this path is confirmed: in a frame of another site, inside that frame. */
export const confirmationPath = (pathname: string, params: Record<string, string>): string =>
  `${pathname.startsWith(`${paths.embedded}/`) ? paths.embedded : ''}/booking-confirmation?${new URLSearchParams(params)}`;

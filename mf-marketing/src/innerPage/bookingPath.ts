import { paths } from '@site/shell/paths';

/** The booking page for a visitor who read about the page at `path`. Without one, a consultation is selected. */
export const bookingPath = (path: string | undefined): string => {
  const slug = path?.split('/').at(-1);
  return slug ? paths.bookingsAbout(slug) : paths.bookingsFor('consultation');
};

/** Breakpoints for media queries: `@media ${below.phone}`. */
export const below = {
  small: '(max-width: 639px)',
  phone: '(max-width: 767px)',
  tablet: '(max-width: 899px)',
  laptop: '(max-width: 1023px)',
  desktop: '(max-width: 1199px)',
  wide: '(max-width: 1439px)',
} as const;

/** The complement of `below`. */
export const from = {
  small: '(min-width: 640px)',
  phone: '(min-width: 768px)',
  tablet: '(min-width: 900px)',
  laptop: '(min-width: 1024px)',
  desktop: '(min-width: 1200px)',
  wide: '(min-width: 1440px)',
} as const;

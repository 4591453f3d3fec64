/** The content of a page's social image. */
export interface SocialCard {
  title: string;
  /** The kind of page, such as "Services". */
  kind: string;
  /** The company name. */
  brand: string;
  /** The page's illustration as SVG. */
  illustration?: string;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The version of the design. Cached images of an older version are rendered again. */
export const CARD_DESIGN = 1;

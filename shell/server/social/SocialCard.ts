/** What the picture of a page shows. */
export interface SocialCard {
  title: string;
  /** What kind of page it is, such as "Services". */
  kind: string;
  /** The firm's name. */
  brand: string;
  /** The page's drawing as SVG, where it has one. */
  illustration?: string;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Changes with the look of the pictures, so that kept ones are made anew. */
export const CARD_DESIGN = 1;

/** What a mail says about us. */
export interface Letterhead {
  name: string;
  phone: string;
  from: string;
  origin: string;
  /** What proves that a link comes from us. */
  sign: (text: string) => string;
}

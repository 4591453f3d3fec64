/** The sender's data for emails. */
export interface Sender {
  name: string;
  phone: string;
  from: string;
  origin: string;
  /** Signs a link, so that the site can verify it. */
  sign: (text: string) => string;
}

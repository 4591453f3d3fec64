/** A header of the email, unfolded. */
export interface Header {
  /** In lower case. */
  name: string;
  value: string;
}

export interface MailLink {
  /** Visible text. */
  text: string;
  href: string;
  /** Index of its paragraph. */
  paragraph: number;
}

export interface Attachment {
  name: string;
  type: string;
}

/** A parsed email before any scoring. */
export interface Mail {
  headers: Header[];
  paragraphs: string[];
  links: MailLink[];
  attached: Attachment[];
  /** Its HTML asks for a password. */
  asksPassword: boolean;
  notes: string[];
}

export const getHeader = ({ headers }: Pick<Mail, 'headers'>, name: string) =>
  headers.find((header) => header.name === name)?.value;

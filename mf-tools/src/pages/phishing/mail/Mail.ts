/** A head line as it stands in the mail, unfolded. */
export interface Header {
  /** In small letters. */
  name: string;
  value: string;
}

export interface MailLink {
  /** What the reader sees. */
  says: string;
  href: string;
  /** The paragraph it stands in. */
  paragraph: number;
}

export interface Attachment {
  name: string;
  type: string;
}

/** What a mail is made of, before anything is thought about it. */
export interface Mail {
  headers: Header[];
  paragraphs: string[];
  links: MailLink[];
  attached: Attachment[];
  /** Its HTML asks for a password. */
  asksPassword: boolean;
  notes: string[];
}

export const headerOf = ({ headers }: Pick<Mail, 'headers'>, name: string) =>
  headers.find((header) => header.name === name)?.value;

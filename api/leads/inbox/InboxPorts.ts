/** What the domains above leads do for reports about emails. */
export interface ReportPorts {
  /** Those of these addresses, in lower case, with which the site has a lead, a booking or a subscriber. */
  findKnown: (emails: string[]) => Promise<Set<string>>;
  /** Stops all mailings to an address. Joins the transaction. */
  stopMailings: (emailNorm: string, why: 'bounced' | 'complained', reason: string) => Promise<void>;
  /** Pauses all mailings to an address that cannot be reached for a time. Joins the transaction. */
  pauseMailings: (emailNorm: string, reason: string) => Promise<void>;
  /** Addresses that the site sends from, in lower case. */
  ownAddresses: string[];
}

/** What they do for the inbox. */
export interface InboxPorts extends ReportPorts {
  /** Whom an email was sent to, by its Message-ID; undefined for emails of others. */
  findRecipient: (messageId: string) => Promise<string | undefined>;
  /** Notes that a newsletter with one of these Message-IDs was answered. */
  storeReply: (messageIds: string[], at: Date) => Promise<void>;
}

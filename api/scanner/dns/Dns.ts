/** What the servers of a name say: records, none of this type (`nodata`), no such name, or nothing that helps. */
export type DnsReply<Record> =
  | { state: 'found'; records: Record[] }
  | { state: 'nodata' | 'nxdomain' }
  | { state: 'failed'; why: string };

/** The records asked for, by type: addresses and names as text, texts with their pieces joined. */
export interface DnsRecords {
  A: string;
  AAAA: string;
  MX: { preference: number; exchange: string };
  TXT: string;
  PTR: string;
}

/** Asks for the records of a name, aliases followed. Never throws: what goes wrong is an answer. */
export type Dns = <Type extends keyof DnsRecords>(
  name: string,
  type: Type,
) => Promise<DnsReply<DnsRecords[Type]>>;

/** A DNS reply: records, none of this type (`nodata`), no such name, or a failure. */
export type DnsReply<Record> =
  | { state: 'found'; records: Record[] }
  | { state: 'nodata' | 'nxdomain' }
  | { state: 'failed'; why: string };

/** Record data by type: addresses and names as text, TXT strings joined. */
export interface DnsRecords {
  A: string;
  AAAA: string;
  MX: { preference: number; exchange: string };
  TXT: string;
  PTR: string;
}

/** Queries the records of a name and follows aliases. Never throws: a failure is a reply. */
export type Dns = <Type extends keyof DnsRecords>(
  name: string,
  type: Type,
) => Promise<DnsReply<DnsRecords[Type]>>;

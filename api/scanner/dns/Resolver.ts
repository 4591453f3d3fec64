import type { Answer, DecodedPacket, RecordType } from 'dns-packet';
import { createDeadline } from '../createDeadline';
import { isWithin } from '../spf/names';
import type { Dns, DnsRecords, DnsReply } from './Dns';
import { type DnsQuestion, type DnsServer, queryServer } from './queryServer';

/** A resolver's response: code, answers and whether they are authenticated. */
export interface DnsAnswer {
  rcode: string;
  isAuthentic: boolean;
  answers: Answer[];
  /** Authority records, which describe the zone of a missing name. */
  authorities: Answer[];
}

const ATTEMPT_MS = 2_000;
const ATTEMPTS = 3;
const MAX_ALIASES = 8;

/** Queries resolvers in turn, each with its own timeout, and caches responses for its lifetime. */
export class Resolver {
  readonly #known = new Map<string, Promise<DnsAnswer>>();

  constructor(
    readonly servers: readonly DnsServer[],
    /** Aborts all pending queries. */
    readonly signal: AbortSignal,
  ) {}

  /** The response to a query, of any code. Rejects if no server responds. */
  query(
    name: string,
    type: RecordType,
    options: Pick<DnsQuestion, 'checkingDisabled'> = {},
  ): Promise<DnsAnswer> {
    const key = `${name.toLowerCase()} ${type} ${options.checkingDisabled ?? false}`;
    const cached = this.#known.get(key) ?? this.#askQueued({ name, type, ...options });
    this.#known.set(key, cached);
    return cached;
  }

  /** The records of a name, for the email checks. */
  readonly records: Dns = async (name, type) => {
    try {
      return toReply(await this.query(name, type), name, type);
    } catch (error) {
      return { state: 'failed', why: (error as Error).message };
    }
  };

  async #askQueued(question: DnsQuestion): Promise<DnsAnswer> {
    let failure: unknown = new Error('no resolver is named');
    const servers = selectServers(question.name, this.servers);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const server = servers[attempt % servers.length];
      if (!server || this.signal.aborted) break;
      const { signal, dispose } = createDeadline(this.signal, ATTEMPT_MS);
      try {
        return toAnswer(await queryServer(server, question, signal));
      } catch (error) {
        failure = error;
      } finally {
        dispose();
      }
    }
    throw failure;
  }
}

function selectServers(name: string, servers: readonly DnsServer[]): readonly DnsServer[] {
  const own = servers.filter(({ zone }) => zone !== undefined && isWithin(name.toLowerCase(), zone));
  return own.length > 0 ? own : servers.filter(({ zone }) => zone === undefined);
}

const toAnswer = ({
  rcode,
  flag_ad,
  answers,
  authorities,
}: DecodedPacket & { rcode?: string }): DnsAnswer => ({
  rcode: rcode ?? 'NOERROR',
  isAuthentic: flag_ad,
  answers: answers ?? [],
  authorities: authorities ?? [],
});

function toReply<Type extends keyof DnsRecords>(
  { rcode, answers }: DnsAnswer,
  name: string,
  type: Type,
): DnsReply<DnsRecords[Type]> {
  if (rcode === 'NXDOMAIN') return { state: 'nxdomain' };
  if (rcode !== 'NOERROR') return { state: 'failed', why: `the resolver answers ${rcode}` };
  const owner = followAliases(answers, name);
  const records = answers
    .filter((answer) => answer.type === type && 'name' in answer && isSameName(answer.name, owner))
    .map((answer) => ('data' in answer ? toPlainData(type, answer.data) : undefined))
    .filter((record) => record !== undefined);
  return records.length ? { state: 'found', records: records as DnsRecords[Type][] } : { state: 'nodata' };
}

/** The name at the end of a chain of aliases. */
function followAliases(answers: readonly Answer[], name: string): string {
  let owner = name;
  for (let step = 0; step < MAX_ALIASES; step++) {
    const alias = answers.find((answer) => answer.type === 'CNAME' && isSameName(answer.name, owner));
    if (alias?.type !== 'CNAME') break;
    owner = alias.data;
  }
  return owner;
}

function toPlainData(type: keyof DnsRecords, data: unknown): unknown {
  if (type !== 'TXT') return data;
  const pieces = Array.isArray(data) ? data : [data];
  return pieces.map((piece) => (Buffer.isBuffer(piece) ? piece.toString('utf8') : String(piece))).join('');
}

const isSameName = (one: string, other: string) =>
  one.replace(/\.$/, '').toLowerCase() === other.replace(/\.$/, '').toLowerCase();

import type { Answer, DecodedPacket, RecordType } from 'dns-packet';
import { isWithin } from '../spf/names';
import { within } from '../within';
import { askServer, type DnsQuestion, type DnsServer } from './askServer';
import type { Dns, DnsRecords, DnsReply } from './Dns';

/** What a resolver says: its code, its answers, and whether it vouches for them. */
export interface DnsAnswer {
  rcode: string;
  isAuthentic: boolean;
  answers: Answer[];
  /** Of the zone's own servers, as far as the resolver tells: for what is not there. */
  authorities: Answer[];
}

const ATTEMPT_MS = 2_000;
const ATTEMPTS = 3;
const MOST_ALIASES = 8;

/** Asks resolvers in turn, each attempt with its own time, and remembers within its own life what it was told. */
export class Resolver {
  readonly #known = new Map<string, Promise<DnsAnswer>>();

  constructor(
    readonly servers: readonly DnsServer[],
    /** Ends everything that is still asked. */
    readonly signal: AbortSignal,
  ) {}

  /** The answer to a question, whatever it says. Rejects where no server gives one. */
  ask(
    name: string,
    type: RecordType,
    options: Pick<DnsQuestion, 'checkingDisabled'> = {},
  ): Promise<DnsAnswer> {
    const key = `${name.toLowerCase()} ${type} ${options.checkingDisabled ?? false}`;
    const known = this.#known.get(key) ?? this.#askInTurn({ name, type, ...options });
    this.#known.set(key, known);
    return known;
  }

  /** The records of a name, as the checks of mail want them. */
  readonly records: Dns = async (name, type) => {
    try {
      return replyOf(await this.ask(name, type), name, type);
    } catch (error) {
      return { state: 'failed', why: (error as Error).message };
    }
  };

  async #askInTurn(question: DnsQuestion): Promise<DnsAnswer> {
    let failure: unknown = new Error('no resolver is named');
    const servers = serversFor(question.name, this.servers);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const server = servers[attempt % servers.length];
      if (!server || this.signal.aborted) break;
      const { signal, letGo } = within(this.signal, ATTEMPT_MS);
      try {
        return answerOf(await askServer(server, question, signal));
      } catch (error) {
        failure = error;
      } finally {
        letGo();
      }
    }
    throw failure;
  }
}

function serversFor(name: string, servers: readonly DnsServer[]): readonly DnsServer[] {
  const own = servers.filter(({ zone }) => zone !== undefined && isWithin(name.toLowerCase(), zone));
  return own.length > 0 ? own : servers.filter(({ zone }) => zone === undefined);
}

const answerOf = ({
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

function replyOf<Type extends keyof DnsRecords>(
  { rcode, answers }: DnsAnswer,
  name: string,
  type: Type,
): DnsReply<DnsRecords[Type]> {
  if (rcode === 'NXDOMAIN') return { state: 'nxdomain' };
  if (rcode !== 'NOERROR') return { state: 'failed', why: `the resolver answers ${rcode}` };
  const owner = aliased(answers, name);
  const records = answers
    .filter((answer) => answer.type === type && 'name' in answer && isSameName(answer.name, owner))
    .map((answer) => ('data' in answer ? plain(type, answer.data) : undefined))
    .filter((record) => record !== undefined);
  return records.length ? { state: 'found', records: records as DnsRecords[Type][] } : { state: 'nodata' };
}

/** The name that a chain of aliases leads to. */
function aliased(answers: readonly Answer[], name: string): string {
  let owner = name;
  for (let step = 0; step < MOST_ALIASES; step++) {
    const alias = answers.find((answer) => answer.type === 'CNAME' && isSameName(answer.name, owner));
    if (alias?.type !== 'CNAME') break;
    owner = alias.data;
  }
  return owner;
}

function plain(type: keyof DnsRecords, data: unknown): unknown {
  if (type !== 'TXT') return data;
  const pieces = Array.isArray(data) ? data : [data];
  return pieces.map((piece) => (Buffer.isBuffer(piece) ? piece.toString('utf8') : String(piece))).join('');
}

const isSameName = (one: string, other: string) =>
  one.replace(/\.$/, '').toLowerCase() === other.replace(/\.$/, '').toLowerCase();

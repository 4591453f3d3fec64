import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import {
  array,
  boolean,
  coerce,
  create,
  defaulted,
  type Infer,
  number,
  object,
  optional,
  record,
  string,
} from 'superstruct';
import { type RegistryEntry, Signed } from '../releases/manifest';

/** A release that was taken back. */
export const Withdrawal = object({
  remote: string(),
  version: string(),
  /** `sha384-…` of its manifest file, and the sequence of the entry that made it live. */
  manifest: string(),
  sequence: number(),
  reason: string(),
  /** The version that serves instead. Where there is none, the release is tried again later. */
  to: optional(string()),
  at: string(),
  /** Whether the team was notified. */
  isTold: boolean(),
});
export type Withdrawal = Infer<typeof Withdrawal>;

/** What is saved of one remote. */
const RemoteHistory = object({
  /** The entry that went live last: older ones are refused. */
  newest: Signed,
  /** Entries of releases that have passed their probation, the latest first. */
  good: defaulted(array(Signed), () => []),
  /** How often the shell was started with the newest one on probation and did not end by itself. */
  starts: defaulted(number(), () => 0),
});
export type RemoteHistory = Infer<typeof RemoteHistory>;

const History = object({ remotes: record(string(), RemoteHistory), withdrawn: array(Withdrawal) });
type History = Infer<typeof History>;

/** As earlier versions wrote it: the live entry of each remote. */
const Stored = coerce(History, record(string(), Signed), (entries) => ({
  remotes: Object.fromEntries(
    Object.entries(entries).map(([name, newest]) => [name, { newest, good: [newest], starts: 0 }]),
  ),
  withdrawn: [],
}));

const manifestOf = ({ body }: Signed): string => (JSON.parse(body) as RegistryEntry).manifest;

/** A release and the one it replaced: one to go back to, however long ago the last was made. */
const MAX_GOOD = 2;
const MAX_WITHDRAWN = 20;
/** What ends the whole process, as memory that the system refuses, leaves no word: the shell is started so often with a release. */
const MAX_STARTS = 3;

/** What the shell must know of releases after a restart, saved in a file. */
export class ReleaseHistory {
  private memory: History = { remotes: {}, withdrawn: [] };
  private written = '';

  constructor(
    private readonly path: string,
    private readonly log: Logger,
  ) {}

  /** Reads the file, as far as it is valid and correctly signed. */
  read(isGenuine: (name: string, signed: Signed) => boolean): void {
    try {
      const { remotes, withdrawn } = create(JSON.parse(readFileSync(this.path, 'utf8')), Stored);
      const genuine = Object.entries(remotes)
        .filter(([name, { newest }]) => isGenuine(name, newest))
        .map(([name, { good, ...others }]) => [
          name,
          { ...others, good: good.filter((signed) => isGenuine(name, signed)) },
        ]);
      this.memory = { remotes: Object.fromEntries(genuine), withdrawn };
    } catch {
      // None yet, or damaged: the registry alone says what is live.
    }
  }

  get remotes(): Readonly<Record<string, RemoteHistory>> {
    return this.memory.remotes;
  }

  get withdrawn(): readonly Withdrawal[] {
    return this.memory.withdrawn;
  }

  recordLive(name: string, newest: Signed): void {
    this.change(name, { newest, starts: 0 });
  }

  /** Counts a start of the shell; true where it was one too many with this release, and there is another. */
  recordStart(name: string): boolean {
    const { newest, good, starts } = this.memory.remotes[name] ?? { good: [], starts: 0 };
    if (!newest || !good.length || good.some((signed) => manifestOf(signed) === manifestOf(newest)))
      return false;
    this.change(name, { starts: starts + 1 });
    return starts >= MAX_STARTS;
  }

  /** The shell ends by itself: no release has ended it. */
  recordShutdown(): void {
    for (const name of Object.keys(this.memory.remotes)) this.change(name, { starts: 0 });
  }

  recordGood(name: string, signed: Signed): void {
    const others = this.goodOf(name).filter((other) => manifestOf(other) !== manifestOf(signed));
    this.change(name, { good: [signed, ...others].slice(0, MAX_GOOD) });
  }

  /** From now on this release is not tried again, unless somebody makes it live anew. */
  withdraw(withdrawal: Withdrawal): void {
    const { remote, manifest, to } = withdrawal;
    const others = this.memory.withdrawn.filter(
      (other) => other.remote !== remote || other.manifest !== manifest,
    );
    this.memory.withdrawn = [withdrawal, ...others].slice(0, MAX_WITHDRAWN);
    // The last good one stays: it is tried again after its pause, and there is no other.
    const good = this.goodOf(remote).filter((signed) => to === undefined || manifestOf(signed) !== manifest);
    this.change(remote, { good });
  }

  /** Entries of releases that have passed their probation, the latest first. */
  goodOf(name: string): Signed[] {
    return this.memory.remotes[name]?.good ?? [];
  }

  /** Whether this release has passed its probation. */
  isGood(name: string, { manifest }: RegistryEntry): boolean {
    return this.goodOf(name).some((signed) => manifestOf(signed) === manifest);
  }

  markReported(withdrawal: Withdrawal): void {
    withdrawal.isTold = true;
    this.save();
  }

  /** Whether this release was taken back, and nobody has made it live anew since. */
  isWithdrawn({ manifest, sequence }: RegistryEntry): boolean {
    return this.memory.withdrawn.some(
      (other) => other.to !== undefined && other.manifest === manifest && sequence <= other.sequence,
    );
  }

  private change(name: string, change: Partial<RemoteHistory>) {
    const before = this.memory.remotes[name];
    const newest = change.newest ?? before?.newest;
    if (newest) this.memory.remotes[name] = { good: [], starts: 0, ...before, ...change, newest };
    this.save();
  }

  /** At once, whatever happens next. A disk that takes nothing does not make a release worse. */
  private save() {
    const remotes = Object.fromEntries(
      Object.entries(this.memory.remotes)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        // The same memory is the same text, also after it was read.
        .map(([name, { good, starts, newest }]) => [name, { good, starts, newest }]),
    );
    const text = JSON.stringify({ ...this.memory, remotes });
    if (text === this.written) return;
    this.written = text;
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(`${this.path}.new`, text);
      renameSync(`${this.path}.new`, this.path);
    } catch (error) {
      this.log.warn({ reason: String(error) }, 'last known good not kept');
    }
  }
}

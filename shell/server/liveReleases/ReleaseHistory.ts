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

/** A release that was rolled back automatically. */
export const Withdrawal = object({
  remote: string(),
  version: string(),
  /** The hash (`sha384-…`) of its manifest file, and the sequence of the entry that made it live. */
  manifest: string(),
  sequence: number(),
  reason: string(),
  /** The version that serves instead. If there is none, the release is tried again later. */
  to: optional(string()),
  at: string(),
  /** Whether the team was notified. */
  isTold: boolean(),
});
export type Withdrawal = Infer<typeof Withdrawal>;

/** The saved state of one remote. */
const RemoteHistory = object({
  /** The entry that went live last. Older ones are rejected. */
  newest: Signed,
  /** Entries of releases that passed their probation, latest first. */
  good: defaulted(array(Signed), () => []),
  /** How often the shell started while the newest release was on probation and was then killed. */
  starts: defaulted(number(), () => 0),
});
export type RemoteHistory = Infer<typeof RemoteHistory>;

const History = object({ remotes: record(string(), RemoteHistory), withdrawn: array(Withdrawal) });
type History = Infer<typeof History>;

/** The format of earlier versions: the live entry of each remote. */
const StoredHistory = coerce(History, record(string(), Signed), (entries) => ({
  remotes: Object.fromEntries(
    Object.entries(entries).map(([name, newest]) => [name, { newest, good: [newest], starts: 0 }]),
  ),
  withdrawn: [],
}));

const manifestOf = ({ body }: Signed): string => (JSON.parse(body) as RegistryEntry).manifest;

/** The current good release and one to roll back to. */
const MAX_GOOD = 2;
const MAX_WITHDRAWN = 20;
/**
 * A fault that kills the whole process, such as running out of memory, cannot be reported. So a release is withdrawn
 * after this many starts.
 */
const MAX_STARTS = 3;

/** The release state that survives a restart, saved in a file. */
export class ReleaseHistory {
  private state: History = { remotes: {}, withdrawn: [] };
  private lastSaved = '';

  constructor(
    private readonly path: string,
    private readonly log: Logger,
  ) {}

  /** Reads the file; keeps only what is valid and correctly signed. */
  read(isSigned: (name: string, signed: Signed) => boolean): void {
    try {
      const { remotes, withdrawn } = create(JSON.parse(readFileSync(this.path, 'utf8')), StoredHistory);
      const signedRemotes = Object.entries(remotes)
        .filter(([name, { newest }]) => isSigned(name, newest))
        .map(([name, { good, ...others }]) => [
          name,
          { ...others, good: good.filter((signed) => isSigned(name, signed)) },
        ]);
      this.state = { remotes: Object.fromEntries(signedRemotes), withdrawn };
    } catch {
      // Missing or corrupt: only the registry says what is live.
    }
  }

  get remotes(): Readonly<Record<string, RemoteHistory>> {
    return this.state.remotes;
  }

  get withdrawn(): readonly Withdrawal[] {
    return this.state.withdrawn;
  }

  recordLive(name: string, newest: Signed): void {
    this.change(name, { newest, starts: 0 });
  }

  /** Counts a start of the shell. Returns whether the newest release caused too many starts and there is a fallback. */
  recordStart(name: string): boolean {
    const { newest, good, starts } = this.state.remotes[name] ?? { good: [], starts: 0 };
    if (!newest || !good.length || good.some((signed) => manifestOf(signed) === manifestOf(newest)))
      return false;
    this.change(name, { starts: starts + 1 });
    return starts >= MAX_STARTS;
  }

  /** The shell shuts down normally, so no release has killed it. */
  recordShutdown(): void {
    for (const name of Object.keys(this.state.remotes)) this.change(name, { starts: 0 });
  }

  recordGood(name: string, signed: Signed): void {
    const others = this.goodOf(name).filter((other) => manifestOf(other) !== manifestOf(signed));
    this.change(name, { good: [signed, ...others].slice(0, MAX_GOOD) });
  }

  /** Withdraws a release: it is not tried again unless it is published again. */
  withdraw(withdrawal: Withdrawal): void {
    const { remote, manifest, to } = withdrawal;
    const others = this.state.withdrawn.filter(
      (other) => other.remote !== remote || other.manifest !== manifest,
    );
    this.state.withdrawn = [withdrawal, ...others].slice(0, MAX_WITHDRAWN);
    // Without a fallback the last good release stays, and is tried again later.
    const good = this.goodOf(remote).filter((signed) => to === undefined || manifestOf(signed) !== manifest);
    this.change(remote, { good });
  }

  /** Entries of releases that passed their probation, latest first. */
  goodOf(name: string): Signed[] {
    return this.state.remotes[name]?.good ?? [];
  }

  /** Whether this release has passed its probation. */
  isGood(name: string, { manifest }: RegistryEntry): boolean {
    return this.goodOf(name).some((signed) => manifestOf(signed) === manifest);
  }

  markReported(withdrawal: Withdrawal): void {
    withdrawal.isTold = true;
    this.save();
  }

  /** Whether this release was withdrawn and not published again since. */
  isWithdrawn({ manifest, sequence }: RegistryEntry): boolean {
    return this.state.withdrawn.some(
      (other) => other.to !== undefined && other.manifest === manifest && sequence <= other.sequence,
    );
  }

  private change(name: string, change: Partial<RemoteHistory>) {
    const before = this.state.remotes[name];
    const newest = change.newest ?? before?.newest;
    if (newest) this.state.remotes[name] = { good: [], starts: 0, ...before, ...change, newest };
    this.save();
  }

  /** Saves immediately, in case the process is killed. A full disk does not count against a release. */
  private save() {
    const remotes = Object.fromEntries(
      Object.entries(this.state.remotes)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        // In a fixed order, so that the text only changes with the content.
        .map(([name, { good, starts, newest }]) => [name, { good, starts, newest }]),
    );
    const text = JSON.stringify({ ...this.state, remotes });
    if (text === this.lastSaved) return;
    this.lastSaved = text;
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(`${this.path}.new`, text);
      renameSync(`${this.path}.new`, this.path);
    } catch (error) {
      this.log.warn({ reason: String(error) }, 'last known good releases could not be saved');
    }
  }
}

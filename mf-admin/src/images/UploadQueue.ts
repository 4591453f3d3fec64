import { largestUpload, type MediaUpload } from '@site/api/media/contract';
import type { ApiError } from '@site/shell/kit/query';
import { errorMessage } from '../requests/errorMessage';
import { type AcceptedFiles, acceptedImages } from './acceptedFiles';
import { uploadFile } from './mediaApi';

/** State of one upload. */
export interface UploadState {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Sent share from 0 to 1. At 1 the server processes the file. */
  share: number;
  /** Why it failed. */
  problem?: string;
  /** The uploaded file. */
  media?: MediaUpload;
}

interface Entry {
  shown: UploadState;
  file: File;
  /** The id of the folder it goes into. */
  folder?: string;
  ending: AbortController;
  attemptsLeft: number;
}

const MAX_CONCURRENT = 2;
const tries = 8;

/** Uploads files, two at a time. Retries after the server's `Retry-After` when it is busy. */
export class UploadQueue {
  private entries: Entry[] = [];
  private shown: readonly UploadState[] = [];
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  constructor(private readonly accepts: AcceptedFiles = acceptedImages) {}

  private onDone: (media: MediaUpload) => void = () => {};

  /** Calls `onDone` for each uploaded file. Returns a function that cancels all uploads. */
  attend(onDone: (media: MediaUpload) => void): () => void {
    this.onDone = onDone;
    return () => this.stop();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly read = () => this.shown;

  /** Adds files and returns their IDs in the queue. */
  add(files: readonly File[], folder?: string): number[] {
    const added = files.map((file): Entry => {
      const problem = validateFile(file, this.accepts);
      this.lastId += 1;
      const state = problem ? 'failed' : 'waiting';
      const shown: UploadState = { id: this.lastId, name: file.name, state, share: 0, problem };
      return { shown, file, folder, ending: new AbortController(), attemptsLeft: tries };
    });
    this.entries.push(...added);
    this.goOn();
    return added.map(({ shown }) => shown.id);
  }

  /** Cancels the upload if it is running and removes it from the list. */
  drop(id: number): void {
    this.entryOf(id)?.ending.abort();
    this.entries = this.entries.filter(({ shown }) => shown.id !== id);
    this.goOn();
  }

  retry(id: number): void {
    const entry = this.entryOf(id);
    if (!entry) return;
    entry.attemptsLeft = tries;
    this.say(entry, { state: 'waiting', share: 0, problem: undefined });
    this.goOn();
  }

  private stop(): void {
    for (const { ending } of this.entries) ending.abort();
    this.entries = [];
    this.notify();
  }

  private goOn(): void {
    this.notify();
    const sending = this.entries.filter(({ shown }) => shown.state === 'sending').length;
    const next = this.entries.filter(({ shown }) => shown.state === 'waiting');
    for (const entry of next.slice(0, Math.max(0, MAX_CONCURRENT - sending))) void this.send(entry);
  }

  private async send(entry: Entry): Promise<void> {
    this.say(entry, { state: 'sending', share: 0 });
    const { signal } = entry.ending;
    try {
      const onProgress = (share: number) => this.say(entry, { share });
      const media = await uploadFile(entry.file, { onProgress, signal, folder: entry.folder });
      this.say(entry, { state: 'done', share: 1, media });
      this.onDone(media);
    } catch (error) {
      if (signal.aborted) return;
      const { status, retryAfter } = error as ApiError;
      entry.attemptsLeft -= 1;
      if (status === 503 && retryAfter && entry.attemptsLeft > 0) {
        setTimeout(() => !signal.aborted && void this.send(entry), retryAfter * 1000);
        return;
      }
      this.say(entry, { state: 'failed', problem: errorMessage(error as ApiError) });
    }
    this.goOn();
  }

  private say(entry: Entry, part: Partial<UploadState>): void {
    entry.shown = { ...entry.shown, ...part };
    this.notify();
  }

  private notify(): void {
    this.shown = this.entries.map(({ shown }) => shown);
    for (const listener of this.listeners) listener();
  }

  private entryOf(id: number): Entry | undefined {
    return this.entries.find(({ shown }) => shown.id === id);
  }
}

/** Returns why the server would reject the file, judged by size and type. */
function validateFile({ size, type }: File, { types, formats }: AcceptedFiles): string | undefined {
  if (size > largestUpload) return `${(size / 1e6).toFixed(1)} MB is over the limit of 10 MB.`;
  return !type || types.includes(type) ? undefined : `Unsupported format. Use ${formats}.`;
}

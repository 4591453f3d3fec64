import type { UploadedFile } from '@site/api/leads/files/contract';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../sending/formsApi';
import { checkFiles } from './checkFiles';

/** An upload that is not complete. */
export interface OpenUpload {
  file: File;
  /** The sent share, from 0 to 1. */
  share: number;
  error?: ApiError;
}

/**
 * The uploads of a field, one at a time. The form's value has all files; one that is not uploaded has an empty token. What
 * the connection interrupted goes on when the browser is online again.
 */
export function useUploads({ slug, name, value, onChange }: UploadsOptions) {
  const [open, setOpen] = useState<ReadonlyMap<UploadedFile, OpenUpload>>(new Map());
  const [problems, setProblems] = useState<string[]>([]);
  const latest = useRef({ value, open });
  useEffect(() => {
    latest.current = { value, open };
  });
  const controllers = useRef(new Map<UploadedFile, AbortController>());
  const queue = useRef(Promise.resolve());

  const change = (next: UploadedFile[]) => {
    latest.current.value = next;
    onChange(next);
  };
  const mark = (item: UploadedFile, state: OpenUpload | undefined) => {
    const next = new Map(latest.current.open);
    if (state) next.set(item, state);
    else next.delete(item);
    latest.current.open = next;
    setOpen(next);
  };
  const has = (item: UploadedFile) => latest.current.value.includes(item);

  const run = async (item: UploadedFile, file: File) => {
    if (!has(item)) return;
    const controller = new AbortController();
    controllers.current.set(item, controller);
    const onProgress = (share: number) => {
      if (has(item)) mark(item, { file, share });
    };
    try {
      const { signal } = controller;
      const done = await retryWhileBusy(
        () => uploadFile(file, { slug, key: name }, { onProgress, signal }),
        signal,
      );
      if (has(item)) change(latest.current.value.map((one) => (one === item ? done : one)));
      mark(item, undefined);
    } catch (error) {
      if (has(item)) mark(item, { file, share: 0, error: error as ApiError });
    } finally {
      controllers.current.delete(item);
    }
  };
  const start = (item: UploadedFile, file: File) => {
    mark(item, { file, share: 0 });
    queue.current = queue.current.then(() => run(item, file));
  };

  useEffect(() => {
    const handleOnline = () => {
      for (const [item, { file, error }] of latest.current.open) if (error?.status === 0) start(item, file);
    };
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  });
  useEffect(() => {
    const running = controllers.current;
    return () => {
      // Uploads that wait for their turn are not begun.
      latest.current.value = [];
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  return {
    open,
    problems,
    add: (chosen: File[]) => {
      const checked = checkFiles(chosen, latest.current.value.length);
      setProblems(checked.problems);
      const added = checked.files.map((file) => ({
        file,
        item: { token: '', name: file.name.slice(0, 120), bytes: file.size },
      }));
      change([...latest.current.value, ...added.map(({ item }) => item)]);
      for (const { item, file } of added) start(item, file);
    },
    retry: (item: UploadedFile) => {
      const upload = latest.current.open.get(item);
      if (upload) start(item, upload.file);
    },
    remove: (item: UploadedFile) => {
      setProblems([]);
      change(latest.current.value.filter((one) => one !== item));
      controllers.current.get(item)?.abort();
      mark(item, undefined);
    },
  };
}

interface UploadsOptions {
  /** The form's slug and the field's key. */
  slug: string;
  name: string;
  value: UploadedFile[];
  onChange: (value: UploadedFile[]) => void;
}

/** How often an upload waits for its turn at a busy server. */
const TRIES = 5;

async function retryWhileBusy<Result>(upload: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await upload();
    } catch (error) {
      const { status, retryAfter = 5 } = error as ApiError;
      if (status !== 503 || !left || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      // It was removed meanwhile.
      signal.throwIfAborted();
    }
  }
}

import { unavailable } from '../errors/HttpError';

/** The deadline of a call. */
export interface Clock {
  isLate: () => boolean;
  /** Stops the clock while the client sends, and then starts the full time again. */
  pauseWhile: <T>(waiting: () => Promise<T>) => Promise<T>;
}

/** Runs an action. Throws 503 when it takes longer. */
export async function withDeadline<T>(seconds: number, task: (clock: Clock) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  let end = () => {};
  const late = new Promise<never>((_, reject) => {
    end = () => {
      isLate = true;
      reject(unavailable());
    };
  });
  const wind = () => {
    timer = setTimeout(end, seconds * 1000);
  };
  const pauseWhile = async <R>(waiting: () => Promise<R>) => {
    clearTimeout(timer);
    try {
      return await waiting();
    } finally {
      wind();
    }
  };
  wind();
  try {
    return await Promise.race([task({ isLate: () => isLate, pauseWhile }), late]);
  } finally {
    clearTimeout(timer);
  }
}

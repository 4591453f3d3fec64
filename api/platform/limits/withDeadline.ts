import { unavailable } from '../errors/HttpError';

/** The time that a call has. */
export interface Clock {
  isLate: () => boolean;
  /** Stands still while the caller keeps the call waiting; all of its time is left after that. */
  stopped: <T>(waiting: () => Promise<T>) => Promise<T>;
}

/** Does a deed; 503 once its seconds are over. */
export async function withDeadline<T>(seconds: number, deed: (clock: Clock) => Promise<T>): Promise<T> {
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
  const stopped = async <R>(waiting: () => Promise<R>) => {
    clearTimeout(timer);
    try {
      return await waiting();
    } finally {
      wind();
    }
  };
  wind();
  try {
    return await Promise.race([deed({ isLate: () => isLate, stopped }), late]);
  } finally {
    clearTimeout(timer);
  }
}

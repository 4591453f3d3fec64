const errors: string[] = [];

/** Errors that fail a test although it does not assert anything about them. */
export const testErrors = {
  add(error: string): string {
    errors.push(error);
    return error;
  },
  /** Returns the errors since the last call. */
  take: (): string[] => errors.splice(0),
};

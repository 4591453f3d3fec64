const found: string[] = [];

/** What a test did not say itself and that fails it nevertheless. */
export const faults = {
  add(fault: string): string {
    found.push(fault);
    return fault;
  },
  /** What was found since the last look. */
  take: (): string[] => found.splice(0),
};

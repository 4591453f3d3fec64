/** What one phase of the test run came to. */
export interface PhaseResult {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  /** Seconds each test file, tool or built package took, slowest first. */
  files: { file: string; seconds: number }[];
  failures: Failure[];
}

/** One failed test, with what a person needs to find its cause. */
export interface Failure {
  /** Path from the repository's root, with the line where it is known. */
  file: string;
  name: string;
  message: string;
  /** Further lines: console errors, paths of screenshot and trace. */
  details: string[];
}

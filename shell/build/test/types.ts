/** The result of one phase of the test run. */
export interface PhaseResult {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  /** The duration of each test file, tool or package in seconds, slowest first. */
  files: { file: string; seconds: number }[];
  failures: Failure[];
}

/** One failed test with the details a developer needs to find the cause. */
export interface Failure {
  /** Path from the repository root, with the line if known. */
  file: string;
  name: string;
  message: string;
  /** Further lines: console errors, paths of screenshot and trace. */
  details: string[];
}

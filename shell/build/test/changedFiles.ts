import { execFileSync } from 'node:child_process';
import { ROOT } from '../workspace/packages';

const ALL_SPECS = 'e2e/';

/** Browser specs test a package as a whole, so a change anywhere in it affects these folders. */
const SPECS_BY_PACKAGE: Record<string, string[]> = {
  'mf-admin': ['specs/admin'],
  'mf-blog': ['specs/blog'],
  'mf-marketing': ['specs/marketing'],
  'mf-tools': ['specs/tools'],
  shell: [ALL_SPECS],
  api: [ALL_SPECS],
};

/** Paths from the repository root that differ from a commit, including untracked files. */
export function changedSince(commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--end-of-options', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Patterns of the browser specs that changed files affect. Unit tests and documents affect none. */
export function specFoldersOf(files: string[]): string[] {
  const patterns = files
    .filter((file) => /\.(tsx?|m?js|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      if (file.startsWith('e2e/')) return [file.endsWith('.spec.ts') ? file : ALL_SPECS];
      return SPECS_BY_PACKAGE[file.split('/')[0] ?? ''] ?? [];
    });
  return [...new Set(patterns)];
}

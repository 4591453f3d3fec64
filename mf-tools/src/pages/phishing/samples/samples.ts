import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of a text file in this folder. */
export const samples = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');

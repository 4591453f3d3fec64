import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of one of the text files beside this. */
export const samples = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');

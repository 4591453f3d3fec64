import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { answered } from './answered';
import { openapi } from './resources/documents/openapi';

/**
 * Writes the API's document out of the contracts. With `--check` it writes nothing: it compares, and fails when the
 * file says anything else. A file may be named; without one it is `openapi.json` beside this.
 */
function main(given: string[]): void {
  const isCheck = given.includes('--check');
  const file = given.find((word) => !word.startsWith('--')) ?? join(import.meta.dirname, 'openapi.json');
  const made = `${JSON.stringify(openapi(answered()), null, 2)}\n`;
  if (isCheck) mustBe(made, file);
  else writeFileSync(file, made);
}

function mustBe(made: string, file: string): void {
  const difference = firstDifference(read(file), made);
  if (!difference) return;
  console.error(
    `${relative(process.cwd(), file)} is not what the contracts make of it.\n${difference}\nWrite it anew: npm run openapi`,
  );
  process.exitCode = 1;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function firstDifference(found: string, made: string): string | undefined {
  if (found === made) return undefined;
  const [have, want] = [found.split('\n'), made.split('\n')];
  const line = want.findIndex((text, index) => text !== have[index]);
  const at = line < 0 ? want.length : line;
  return [
    `Line ${at + 1}`,
    `  is      ${have[at] ?? '(nothing)'}`,
    `  must be ${want[at] ?? '(nothing)'}`,
  ].join('\n');
}

main(process.argv.slice(2));

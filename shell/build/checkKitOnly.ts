import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, ROOT } from './packages';
import type { ToolResult } from './runTool';

const SPOKEN =
  /from '(@mui\/|@emotion\/(react|styled)|final-form|react-final-form|@reduxjs\/toolkit\/query|react-multi-carousel)/;

/** Holds every source file outside the kit against the list of libraries that only the kit speaks. */
export async function checkKitOnly(): Promise<ToolResult> {
  const started = Date.now();
  const offenders = [...PACKAGES, 'e2e']
    .flatMap(listSources)
    .filter((file) => !file.startsWith('shell/kit/'))
    .filter((file) => SPOKEN.test(readFileSync(join(ROOT, file), 'utf8')));
  const output = offenders.map((file) => `${file} imports what only shell/kit may`).join('\n');
  return { isOk: offenders.length === 0, output, seconds: (Date.now() - started) / 1000 };
}

const listSources = (name: string) =>
  readdirSync(join(ROOT, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => `${name}/${file}`);

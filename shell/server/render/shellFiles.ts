import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../releases/manifest';

/** The shell's own web files, with the hash of each script by its address. */
export interface ShellFiles {
  folder: string;
  /** Addresses in loading order. */
  scripts: string[];
  integrity: Record<string, string>;
}

export function readShellFiles(folder: string, extra?: { address: string; text: string }): ShellFiles {
  const files = readdirSync(folder);
  const entry = JSON.parse(readFileSync(join(folder, 'entry.json'), 'utf8')) as string[];
  const extras = extra ? [extra] : [];
  const scripts = files.filter((file) => file.endsWith('.js'));
  return {
    folder,
    scripts: [...entry.map(addressOf), ...extras.map(({ address }) => address)],
    integrity: Object.fromEntries([
      ...scripts.map((file) => [addressOf(file), integrityOf(readFileSync(join(folder, file)))]),
      ...extras.map(({ address, text }) => [address, integrityOf(text)]),
    ]),
  };
}

const addressOf = (file: string) => `/assets/${file}`;

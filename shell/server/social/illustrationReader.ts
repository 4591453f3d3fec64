import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFiles } from '../releases/ReleaseFiles';

const MOST_BYTES = 300_000;

interface IllustrationSources {
  /** Of the shell's own files. */
  assets: string;
  /** Of the releases that are kept. */
  releases: Pick<ReleaseFiles, 'folder' | 'verify'>;
  apiOrigin: string;
}

/** Reads the drawings that pages show, by their addresses: those of the shell, of releases, and covers out of the API. */
export const illustrationReader =
  ({ assets, releases, apiOrigin }: IllustrationSources) =>
  async (address: string): Promise<string | undefined> => {
    const [, own] = /^\/assets\/([\w-]+\.[0-9a-f]{8}\.svg)$/.exec(address) ?? [];
    const [, ...of] = /^\/remotes\/(\w+)\/([\w.-]+)\/(web\/[\w.-]+\.svg)$/.exec(address) ?? [];
    try {
      const text = own
        ? await readFile(join(assets, own), 'utf8')
        : of.length
          ? await ofRelease(of as [string, string, string], releases)
          : await coverAt(address, apiOrigin);
      return text && text.length <= MOST_BYTES && text.startsWith('<svg') ? text : undefined;
    } catch {
      return undefined;
    }
  };

async function ofRelease(
  [name, version, path]: [string, string, string],
  { folder, verify }: IllustrationSources['releases'],
): Promise<string | undefined> {
  const isValid = (await verify(name, version, path)) === 'valid';
  return isValid ? readFile(join(folder, name, version, path), 'utf8') : undefined;
}

async function coverAt(address: string, apiOrigin: string): Promise<string | undefined> {
  if (!/^\/api\/media\/[\w/-]+\.svg$/.test(address)) return undefined;
  const answer = await fetch(apiOrigin + address, { signal: AbortSignal.timeout(2_000) });
  return answer.ok ? answer.text() : undefined;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFiles } from '../releases/ReleaseFiles';

const MAX_BYTES = 300_000;

interface IllustrationSources {
  /** The folder of the shell's assets. */
  assets: string;
  /** The local release files. */
  releases: Pick<ReleaseFiles, 'folder' | 'verify'>;
  apiOrigin: string;
}

/** Reads the illustrations that pages show, by address: of the shell, of releases, and post covers from the API. */
export const illustrationReader =
  ({ assets, releases, apiOrigin }: IllustrationSources) =>
  async (address: string): Promise<string | undefined> => {
    const [, asset] = /^\/assets\/([\w-]+\.[0-9a-f]{8}\.svg)$/.exec(address) ?? [];
    const [, ...release] = /^\/remotes\/(\w+)\/([\w.-]+)\/(web\/[\w.-]+\.svg)$/.exec(address) ?? [];
    try {
      const text = asset
        ? await readFile(join(assets, asset), 'utf8')
        : release.length
          ? await readFromRelease(release as [string, string, string], releases)
          : await fetchCover(address, apiOrigin);
      return text && text.length <= MAX_BYTES && text.startsWith('<svg') ? text : undefined;
    } catch {
      return undefined;
    }
  };

async function readFromRelease(
  [name, version, path]: [string, string, string],
  { folder, verify }: IllustrationSources['releases'],
): Promise<string | undefined> {
  const isValid = (await verify(name, version, path)) === 'valid';
  return isValid ? readFile(join(folder, name, version, path), 'utf8') : undefined;
}

async function fetchCover(address: string, apiOrigin: string): Promise<string | undefined> {
  if (!/^\/api\/media\/[\w/-]+\.svg$/.test(address)) return undefined;
  const response = await fetch(apiOrigin + address, { signal: AbortSignal.timeout(2_000) });
  return response.ok ? response.text() : undefined;
}

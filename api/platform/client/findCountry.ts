import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type CountryResponse, Reader } from 'mmdb-lib';

/** The country code of an address, such as `US`; empty where it is unknown. Read from a local file, without a network call. */
export async function findCountry(address: string): Promise<string> {
  try {
    reader ??= openDatabase();
    const found = (await reader).get(address) as unknown as { country_code?: string } | null;
    return found?.country_code ?? '';
  } catch {
    return '';
  }
}

let reader: Promise<Reader<CountryResponse>> | undefined;

async function openDatabase(): Promise<Reader<CountryResponse>> {
  const { resolve } = createRequire(join(import.meta.dirname, 'here.js'));
  const file = resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  return new Reader<CountryResponse>(await readFile(file));
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCodeCaches } from './addCodeCaches';

const folder = mkdtempSync(join(tmpdir(), 'code-caches-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the files are started without the variables of a site, and still run as themselves', async () => {
  process.env.MONGO_URL = 'mongodb://site.example';
  const files = ['main.js', 'scanner.js', 'demonstration.js'];
  for (const file of files)
    writeFileSync(
      join(folder, file),
      `require('node:fs').writeFileSync(__filename + '.env', JSON.stringify(process.env));`,
    );
  await addCodeCaches('api', folder);
  delete process.env.MONGO_URL;
  for (const file of files) {
    const seen = readFileSync(join(folder, `${file.replace('.js', '.code.js')}.env`), 'utf8');
    expect(Object.keys(JSON.parse(seen)).sort()).toEqual(['CODE_CACHE_FLAGS', 'DATA_DIR']);
  }
});

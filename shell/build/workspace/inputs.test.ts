import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inputHash, inputsOf } from './inputs';

let root: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const lock = (versions: Record<string, string>) =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        `node_modules/${name}`,
        { version, ...(name === 'near' && { dependencies: { far: '*' } }) },
      ]),
    ),
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('package-lock.json', lock({ near: '1.0.0', far: '1.0.0', other: '1.0.0' }));
  write(
    'api/package.json',
    '{ "exports": { "./*/contract": "./*/contract.ts", "./endpoint": "./endpoint.ts" } }',
  );
  write('shell/package.json', '{ "exports": { "./paths": "./paths.ts", "./kit": "./kit/index.ts" } }');
  write('shell/build/packaging/PackageBuilder.ts', "import '../webpack/remoteConfigurations';");
  write('shell/build/webpack/remoteConfigurations.ts', '');
  write('shell/build/stack/start.ts', '');
  write('shell/paths.ts', '');
  write('shell/kit/index.ts', '');
  write('api/endpoint.ts', '');
  write('api/content/posts/contract.ts', "import { endpoint } from '../../endpoint';");
  write('api/content/posts/policy.ts', '');
  write('api/leads/pipeline/contract.ts', '');
  write('mf-one/src/remote.ts', '');
  write(
    'mf-one/src/one/OnePage.tsx',
    `import { Page } from '@site/shell/kit';
     import {
       paths,
     } from '@site/shell/paths';
     import { listPosts } from '@site/api/content/posts/contract';
     import near from 'near/part';
     const Later = lazy(() => import('./Later'));`,
  );
  write('mf-one/src/one/Later.tsx', '');
  write('mf-one/src/one/OnePage.test.tsx', "import '@site/api/leads/pipeline/contract';");
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['a page of its own', 'mf-one/src/one/OnePage.tsx'],
  ['a module that is loaded later', 'mf-one/src/one/Later.tsx'],
  ['a new illustration', 'mf-one/src/one/some.illustration.ts'],
  ['a contract it uses', 'api/content/posts/contract.ts'],
  ['a module that the contract imports', 'api/endpoint.ts'],
  ['the paths it links to', 'shell/paths.ts'],
  ['its build configuration', 'shell/build/webpack/remoteConfigurations.ts'],
])("a change of %s changes a remote's version", (_what, path) => {
  const before = inputHash('mf-one', 'production', root);
  write(path, '// changed');
  expect(inputHash('mf-one', 'production', root)).not.toBe(before);
});

test.each([
  ['a policy', 'api/content/posts/policy.ts'],
  ['a contract it does not use', 'api/leads/pipeline/contract.ts'],
  ['a test of its own', 'mf-one/src/one/OnePage.test.tsx'],
  ['what tools keep for themselves', 'mf-one/.cache/main.js'],
  ['the kit, which the shell provides', 'shell/kit/index.ts'],
  ['how the site is started', 'shell/build/stack/start.ts'],
  ['another remote', 'mf-two/src/remote.ts'],
])("a change of %s does not change a remote's version", (_what, path) => {
  const before = inputHash('mf-one', 'production', root);
  write(path, '// changed');
  expect(inputHash('mf-one', 'production', root)).toBe(before);
});

test('only the libraries that it uses, and their dependencies, affect the version', () => {
  const hashWith = (versions: Record<string, string>) => {
    write('package-lock.json', lock({ near: '1.0.0', far: '1.0.0', other: '1.0.0', ...versions }));
    return inputHash('mf-one', 'production', root);
  };
  const before = hashWith({});
  expect(hashWith({ near: '1.0.1' })).not.toBe(before);
  expect(hashWith({ far: '1.0.1' })).not.toBe(before);
  expect(hashWith({ other: '1.0.1', another: '1.0.0' })).toBe(before);
});

test('policies are inputs of the workbench and of no other remote', () => {
  const policy = 'api/leads/pipeline/policy.ts';
  expect(inputsOf('mf-admin').files).toEqual(expect.arrayContaining([policy, 'api/identity/access/can.ts']));
  for (const name of ['mf-blog', 'mf-marketing', 'mf-tools'] as const) {
    const { files } = inputsOf(name);
    expect(files.filter((file) => /\/(policy|model|routes)\.ts$/.test(file))).toEqual([]);
    expect(files.filter((file) => /^shell\/(kit|src|server\/app)/.test(file))).toEqual([]);
  }
});

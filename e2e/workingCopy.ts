import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { newFolder, ROOT } from './site';

/** A copy of this repository, as it is now, to be changed at will: nothing built, everything installed, all committed. */
export interface WorkingCopy {
  folder: string;
  write: (file: string, text: string) => void;
  /** Puts another text in place of one that must be there. */
  replace: (file: string, text: string, by: string) => void;
  /** One of the repository's own commands, as at a terminal, to its end; what it printed. Rejects unless it went well. */
  npm: (args: string[], env?: Record<string, string>) => string;
  /** What git sees that is not committed, a line each. */
  changes: () => string[];
  clean: () => void;
}

export function newWorkingCopy(): WorkingCopy {
  const folder = newFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  for (const file of sources()) cpSync(join(ROOT, file), join(folder, file));
  linkLibraries(folder);
  git('init', '--quiet');
  git('add', '--all');
  git(
    '-c',
    'user.name=e2e',
    '-c',
    'user.email=e2e@site.example',
    'commit',
    '--quiet',
    '--message',
    'As it is',
  );
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    write,
    replace(file, text, by) {
      const before = readFileSync(join(folder, file), 'utf8');
      if (!before.includes(text)) throw new Error(`${file} does not say ${text}`);
      write(file, before.replace(text, by));
    },
    npm(args, env = {}) {
      const { PATH, HOME } = process.env;
      const { status, stdout, stderr } = spawnSync('npm', args, {
        cwd: folder,
        env: { PATH, HOME, ...env },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${status}\n${stdout}${stderr}`);
      return stdout;
    },
    changes: () => git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean),
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Files that git has or would take. */
const sources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
    .split('\n')
    .filter((file) => file && isThere(file));

const isThere = (file: string) => statSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile();

/** The libraries are the ones installed here; the packages of the repository are the copy's own. */
function linkLibraries(folder: string) {
  const below = (place: string, names: (name: string) => boolean) => {
    mkdirSync(join(folder, place), { recursive: true });
    for (const name of readdirSync(join(ROOT, place)).filter(names))
      symlinkSync(join(ROOT, place, name), join(folder, place, name));
  };
  below('node_modules', (name) => name !== '@site' && name !== '.installed');
  mkdirSync(join(folder, 'node_modules/@site'));
  for (const name of readdirSync(join(ROOT, 'node_modules/@site')))
    symlinkSync(join(folder, name), join(folder, 'node_modules/@site', name));
  const stamp =
    "import { installStamp } from './shell/build/installStamp.mjs'; console.log(installStamp('.'));";
  const node = ['--input-type=module', '--eval', stamp];
  const installed = execFileSync(process.execPath, node, { cwd: folder, encoding: 'utf8' });
  writeFileSync(join(folder, 'node_modules/.installed'), installed.trim());
  for (const name of readdirSync(ROOT).filter((name) => name !== 'node_modules'))
    if (existsSync(join(ROOT, name, 'node_modules'))) below(`${name}/node_modules`, () => true);
}

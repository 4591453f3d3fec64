import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { Remote } from '../../remote';
import { apiConfigurations } from '../webpack/apiConfigurations';
import { findPages, remoteConfigurations } from '../webpack/remoteConfigurations';
import { shellConfigurations } from '../webpack/shellConfigurations';
import { buildFolder } from '../workspace/buildFolder';
import { collectInputs, hashOf, versionOf } from '../workspace/inputs';
import { loadDefinition, reloadDefinition } from '../workspace/loadDefinition';
import { isRemote, type Mode, type PackageName, type RemoteFolder, ROOT } from '../workspace/packages';
import { completeBuild } from './completeBuild';

/** Builds one package as often as it is asked to. Its compilers stay, and with them all that they have read. */
export class PackageBuilder {
  private compilers: Compiler[] = [];
  /** What the compilers were made for; other pages need other ones. */
  private builtFor?: string;
  private version = '';
  private definition?: { hash: string; value: Remote };

  constructor(
    readonly name: PackageName,
    private readonly mode: Mode,
  ) {}

  /**
   * Builds the source as it is into the package's build folder. Rejects with the compiler's own words; then the folder
   * holds what it held before.
   */
  async build(): Promise<void> {
    this.version = versionOf(this.name, this.mode);
    const { version } = this;
    await this.bundle();
    const folder = buildFolder(this.name, this.mode);
    // Beside its place until it is whole, so that whoever looks meets no half a build.
    const fresh = join(ROOT, '.cache/unfinished', this.mode, `${this.name}.new`);
    rmSync(fresh, { recursive: true, force: true });
    cpSync(this.output, fresh, { recursive: true });
    await completeBuild(this.name, {
      folder: fresh,
      version,
      mode: this.mode,
      definition: this.definition?.value,
    });
    writeFileSync(join(fresh, 'version'), version);
    mkdirSync(dirname(folder), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  }

  /** Bundles the source as it is and puts nothing anywhere: what comes next finds everything read. */
  async bundle(): Promise<void> {
    this.version ||= versionOf(this.name, this.mode);
    const definition = isRemote(this.name) ? await this.define(this.name) : undefined;
    const pages = definition && findPages(join(ROOT, this.name), definition, this.mode);
    const wanted = JSON.stringify([definition?.name, pages]);
    if (this.builtFor !== wanted) {
      await this.close();
      rmSync(this.output, { recursive: true, force: true });
      this.compilers = this.configurations(definition, pages).map((configuration) => webpack(configuration));
      this.builtFor = wanted;
    }
    for (const compiler of this.compilers) await run(compiler);
  }

  /** Writes what is to be kept for the next time and gives the memory back. */
  async close(): Promise<void> {
    for (const compiler of this.compilers)
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
    this.compilers = [];
    this.builtFor = undefined;
  }

  private get output() {
    return join(ROOT, '.cache/unfinished', this.mode, this.name);
  }

  private configurations(definition?: Remote, pages: Record<string, string> = {}): Configuration[] {
    if (definition)
      return remoteConfigurations(join(ROOT, this.name), {
        name: definition.name,
        exposes: pages,
        output: this.output,
        mode: this.mode,
        version: () => this.version,
      });
    return this.name === 'shell'
      ? shellConfigurations(this.output, this.mode)
      : apiConfigurations(this.output, this.mode);
  }

  /** A module is read once by a process: what has changed since is read by another. */
  private async define(name: RemoteFolder): Promise<Remote> {
    const hash = hashOf(collectInputs([`${name}/src/remote.ts`]).files);
    if (this.definition?.hash !== hash)
      this.definition = {
        hash,
        value: await (this.definition ? reloadDefinition(name) : loadDefinition(name)),
      };
    return this.definition.value;
  }
}

/** Builds one package once. */
export async function compile(name: PackageName, mode: Mode): Promise<void> {
  const builder = new PackageBuilder(name, mode);
  try {
    await builder.build();
  } finally {
    await builder.close();
  }
}

function run(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

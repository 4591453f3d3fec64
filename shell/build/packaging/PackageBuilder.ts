import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { Remote } from '../../remote';
import { apiConfigurations } from '../webpack/apiConfigurations';
import { findPages, remoteConfigurations } from '../webpack/remoteConfigurations';
import { shellConfigurations } from '../webpack/shellConfigurations';
import { buildFolder } from '../workspace/buildFolder';
import { collectInputs, hashFiles, versionOf } from '../workspace/inputs';
import { loadDefinition, reloadDefinition } from '../workspace/loadDefinition';
import { isRemote, type Mode, type PackageName, type RemoteFolder, ROOT } from '../workspace/packages';
import { addCodeCaches } from './addCodeCaches';
import { completeBuild } from './completeBuild';

/** Builds one package repeatedly. Its compilers stay alive, with everything they have read. */
export class PackageBuilder {
  private compilers: Compiler[] = [];
  /** The pages the compilers were created for; other pages need new compilers. */
  private builtFor?: string;
  private version = '';
  private definition?: { hash: string; value: Remote };

  constructor(
    readonly name: PackageName,
    private readonly mode: Mode,
  ) {}

  /**
   * Builds the current source into the package's build folder. Rejects with the compiler's message; the folder is
   * then unchanged.
   */
  async build(): Promise<void> {
    this.version = versionOf(this.name, this.mode);
    const { version } = this;
    await this.bundle();
    const folder = buildFolder(this.name, this.mode);
    // In a temporary folder until it is complete, so that no one reads half a build.
    const temporary = join(ROOT, '.cache/unfinished', this.mode, `${this.name}.new`);
    rmSync(temporary, { recursive: true, force: true });
    cpSync(this.output, temporary, { recursive: true });
    await completeBuild(this.name, {
      folder: temporary,
      version,
      mode: this.mode,
      definition: this.definition?.value,
    });
    writeFileSync(join(temporary, 'version'), version);
    mkdirSync(dirname(folder), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
    // In its place, because stack traces show the path that the cache was written for.
    if (this.mode === 'production') await addCodeCaches(this.name, folder);
  }

  /** Compiles the current source without writing the build folder, to warm the caches. */
  async bundle(): Promise<void> {
    this.version ||= versionOf(this.name, this.mode);
    const definition = isRemote(this.name) ? await this.readDefinition(this.name) : undefined;
    const pages = definition && findPages(join(ROOT, this.name), definition, this.mode);
    const signature = JSON.stringify([definition?.name, pages]);
    if (this.builtFor !== signature) {
      await this.close();
      rmSync(this.output, { recursive: true, force: true });
      this.compilers = this.configurations(definition, pages).map((configuration) => webpack(configuration));
      this.builtFor = signature;
    }
    for (const compiler of this.compilers) await run(compiler);
  }

  /** Saves the caches and frees the memory. */
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

  /** A process imports a module once, so a changed definition is read by another process. */
  private async readDefinition(name: RemoteFolder): Promise<Remote> {
    const hash = hashFiles(collectInputs([`${name}/src/remote.ts`]).files);
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

import { PackageBuilder } from '../packaging/PackageBuilder';
import { publishDevelopmentBuild } from '../publishing/publishBuild';
import type { Site } from '../stack/Site';
import { versionOf } from '../workspace/inputs';
import { isRemote, type Mode, type PackageName } from '../workspace/packages';

export const DEVELOPMENT: Mode = 'development';

/** The API first, since it restarts while the others are built; the shell last, since it takes longest. */
const ORDER = (name: PackageName) => (name === 'api' ? 0 : name === 'shell' ? 2 : 1);

/**
 * Rebuilds changed packages and updates the running site, one change at a time. A failed build leaves the previous
 * one in use.
 */
export class Rebuilds {
  private readonly builders: PackageBuilder[];
  /** The version of each package that was built or tried last. */
  private readonly versions = new Map<PackageName, string>();
  private running = Promise.resolve();

  constructor(
    private readonly site: Site,
    packages: PackageName[],
  ) {
    this.builders = packages
      .toSorted((a, b) => ORDER(a) - ORDER(b))
      .map((name) => new PackageBuilder(name, DEVELOPMENT));
    for (const name of packages) this.versions.set(name, versionOf(name, DEVELOPMENT));
  }

  /** Rebuilds the packages whose sources changed. */
  rebuildChanged(): void {
    this.enqueue(() => this.rebuild(this.builders.filter((builder) => this.isStale(builder))));
  }

  /** Compiles everything once in memory, so that the first rebuild is as fast as later ones. Changes have priority. */
  async warm(): Promise<void> {
    for (const builder of this.builders) {
      // Errors are reported by the real build.
      await this.enqueue(() => builder.bundle().catch(() => undefined));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  private enqueue(task: () => Promise<void>): Promise<void> {
    this.running = this.running.then(task).catch((error: Error) => console.error(error.message));
    return this.running;
  }

  private isStale({ name }: PackageBuilder): boolean {
    const version = versionOf(name, DEVELOPMENT);
    const isStale = this.versions.get(name) !== version;
    this.versions.set(name, version);
    return isStale;
  }

  private async rebuild(stale: PackageBuilder[]) {
    const started = Date.now();
    const rebuilt: PackageName[] = [];
    let api: Promise<unknown> = Promise.resolve();
    for (const builder of stale) {
      try {
        await builder.build();
        rebuilt.push(builder.name);
        if (builder.name === 'api') api = Promise.all([this.restart('api'), this.restart('scanner')]);
      } catch (error) {
        console.error(
          `${builder.name} does not build; the previous build stays in use:\n${(error as Error).message}`,
        );
      }
    }
    await api;
    for (const name of rebuilt) if (isRemote(name)) publishDevelopmentBuild(name);
    if (rebuilt.includes('shell')) await this.restart('shell');
    else if (rebuilt.includes('api')) this.site.supervisor.send('shell', 'changed');
    if (rebuilt.length)
      console.log(`Rebuilt ${rebuilt.join(', ')} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }

  private restart(name: string): Promise<void> {
    return this.site.supervisor.restart(name).catch((error: Error) => console.error(error.message));
  }
}

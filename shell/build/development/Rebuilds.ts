import { PackageBuilder } from '../packaging/PackageBuilder';
import { publishDevelopmentBuild } from '../publishing/publishBuild';
import type { Site } from '../stack/Site';
import { versionOf } from '../workspace/inputs';
import { isRemote, type Mode, type PackageName } from '../workspace/packages';

export const DEVELOPMENT: Mode = 'development';

/** The API first, since it starts while the others are built; the shell last, since it takes longest. */
const ORDER = (name: PackageName) => (name === 'api' ? 0 : name === 'shell' ? 2 : 1);

/** Puts each change of a source to use in the running site. One after another; what does not build changes nothing. */
export class Rebuilds {
  private readonly builders: PackageBuilder[];
  /** What was built or tried last. */
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

  /** To be called when any source may have changed. */
  rebuildChanged(): void {
    this.enqueue(() => this.rebuild(this.builders.filter((builder) => this.isStale(builder))));
  }

  /** Reads all sources into memory, so that the first change is as quick as the next; changes come before it. */
  async warm(): Promise<void> {
    for (const builder of this.builders) {
      // Whoever looks at what still does not build says so.
      await this.enqueue(() => builder.bundle().catch(() => undefined));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    this.running = this.running.then(work).catch((error: Error) => console.error(error.message));
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
    const renewed: PackageName[] = [];
    let api: Promise<unknown> = Promise.resolve();
    for (const builder of stale) {
      try {
        await builder.build();
        renewed.push(builder.name);
        if (builder.name === 'api') api = Promise.all([this.restart('api'), this.restart('scanner')]);
      } catch (error) {
        console.error(
          `${builder.name} does not build, what was there before stays:\n${(error as Error).message}`,
        );
      }
    }
    await api;
    for (const name of renewed) if (isRemote(name)) publishDevelopmentBuild(name);
    if (renewed.includes('shell')) await this.restart('shell');
    else if (renewed.includes('api')) this.site.supervisor.send('shell', 'changed');
    if (renewed.length)
      console.log(`${renewed.join(', ')} again in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }

  private restart(name: string): Promise<void> {
    return this.site.supervisor.restart(name).catch((error: Error) => console.error(error.message));
  }
}

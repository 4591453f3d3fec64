import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ProcessName, pickVariables } from '@site/api/platform/configuration/variables';
import { type PreparedMongod, prepareEmbedded } from '@site/api/platform/db/embedded';
import { demonstrationDomains } from '@site/api/scanner/demonstration/zones';
import { type ProcessOptions, Supervisor } from '../processes/Supervisor';
import { findFreePorts, healthCheck, waitForOk, waitForPort } from '../processes/waitFor';
import { localKeys } from '../releases/localKeys';
import { buildFolder } from '../workspace/buildFolder';
import { originOf } from './originOf';
import { passwordFile } from './passwordFile';
import { scannerProcess, scannerSocket } from './scannerProcess';

/** How often the first start of the database is attempted. */
const MAX_DATABASE_STARTS = 3;
/** How long the API may be unresponsive before it is restarted, by default. */
const FROZEN_MS = 12_000;

export interface SiteOptions {
  dataDir: string;
  /** Prints a line to the terminal. */
  log: (line: string) => void;
  env: NodeJS.ProcessEnv;
  isDevelopment?: boolean;
  /** The scanner has demonstration domains, unless DNS resolvers are configured. */
  hasDemonstration?: boolean;
}

/** The complete site on this machine: database, mailbox, API, scanner and shell under one supervisor. */
export class Site {
  readonly supervisor: Supervisor;
  readonly env: NodeJS.ProcessEnv;

  constructor(private readonly options: SiteOptions) {
    // Only this user may read the site's data; child processes inherit the umask.
    process.umask(0o077);
    this.supervisor = new Supervisor(options.dataDir, options.log);
    this.env = { ...options.env };
  }

  /** Chooses what the processes must agree on: ports, secrets, keys. */
  async prepare() {
    const { dataDir } = this.options;
    const port = this.env.PORT ?? '3000';
    const [api, shellMetrics, apiMetrics, smtp, hubspot, calendars, search] = await findFreePorts(
      [3001, 3002, 3003, 1025, 3005, 3006, 3007],
      Number(port),
    );
    Object.assign(this.env, {
      SITE_MODE: 'local',
      API_HOST: '127.0.0.1',
      API_ASSETS: this.buildFolderOf('api'),
      NODE_ENV: this.options.isDevelopment ? 'development' : 'production',
      DATA_DIR: dataDir,
      PORT: port,
      PUBLIC_ORIGIN: this.env.PUBLIC_ORIGIN || `http://localhost:${port}`,
      API_PORT: this.env.API_PORT || String(api),
      SHELL_METRICS_PORT: this.env.SHELL_METRICS_PORT || String(shellMetrics),
      API_METRICS_PORT: this.env.API_METRICS_PORT || String(apiMetrics),
      MAILBOX_PORT: this.env.MAILBOX_PORT || String(smtp),
      SMTP_URL: this.env.SMTP_URL || `smtp://127.0.0.1:${this.env.MAILBOX_PORT || smtp}`,
      SCANNER_SOCKET: this.env.SCANNER_SOCKET || scannerSocket(dataDir),
      RELEASE_STORE: this.env.RELEASE_STORE || join(dataDir, 'releases'),
      RELEASE_PUBLIC_KEYS: this.env.RELEASE_PUBLIC_KEYS || this.keys.publicKey,
      INTERNAL_KEY: randomBytes(24).toString('base64url'),
      ADMIN_EMAIL: this.env.ADMIN_EMAIL || 'owner@emberline.example',
      DEMONSTRATION_DOMAINS: this.isDemonstrating ? demonstrationDomains.join(',') : '',
      ...(this.hasDemoPortal && {
        HUBSPOT_DEMO_PORT: String(hubspot),
        HUBSPOT_ORIGIN: `http://127.0.0.1:${hubspot}`,
      }),
      ...(this.hasDemoCalendars && {
        CALENDARS_DEMO_PORT: String(calendars),
        CALENDARS_ORIGIN: `http://127.0.0.1:${calendars}`,
      }),
      ...(this.hasDemoSearchConsole && {
        SEARCH_CONSOLE_DEMO_PORT: String(search),
        SEARCH_CONSOLE_ORIGIN: `http://127.0.0.1:${search}`,
      }),
    });
  }

  /** If it does not start, the site runs without it and its pages say so. */
  async startScanner() {
    // An external scanner.
    if (this.options.env.SCANNER_SOCKET) return;
    const file = this.isDemonstrating ? 'demonstration.js' : 'scanner.js';
    const process = this.nodeProcess('scanner', join(this.buildFolderOf('api'), file));
    await this.supervisor
      .start({
        ...scannerProcess(this.env.SCANNER_SOCKET as string, process),
        graceMs: 7_000,
        stopsLast: true,
      })
      .catch((error: Error) => this.options.log(error.message));
  }

  /** An external scanner or configured resolvers do not know the demonstration domains. */
  private get isDemonstrating(): boolean {
    const { SCANNER_SOCKET, DNS_SERVERS, DNS_OVER_HTTPS } = this.options.env;
    const isExternal = SCANNER_SOCKET || DNS_SERVERS || DNS_OVER_HTTPS;
    return this.options.hasDemonstration === true && !isExternal;
  }

  /** A portal that stands in for HubSpot, unless an address of HubSpot is configured. */
  get hasDemoPortal(): boolean {
    return this.options.hasDemonstration === true && !this.options.env.HUBSPOT_ORIGIN;
  }

  /** A server that stands in for the calendars of Google and Microsoft, unless one is configured. */
  get hasDemoCalendars(): boolean {
    return this.options.hasDemonstration === true && !this.options.env.CALENDARS_ORIGIN;
  }

  /** A server that stands in for Google Search Console, unless one is configured. */
  get hasDemoSearchConsole(): boolean {
    return this.options.hasDemonstration === true && !this.options.env.SEARCH_CONSOLE_ORIGIN;
  }

  /** If they do not start, the screens say that HubSpot, the calendars or Search Console can't be reached. */
  async startDemoServices() {
    const { HUBSPOT_DEMO_PORT, CALENDARS_DEMO_PORT, SEARCH_CONSOLE_DEMO_PORT } = this.env;
    const ports = [HUBSPOT_DEMO_PORT, CALENDARS_DEMO_PORT, SEARCH_CONSOLE_DEMO_PORT]
      .filter(Boolean)
      .map(Number);
    if (!ports.length) return;
    await this.supervisor
      .start({
        ...this.nodeProcess('demoServices', join(this.buildFolderOf('api'), 'demoServices.js')),
        graceMs: 3_000,
        stopsLast: true,
        waitUntilReady: async () => {
          for (const port of ports) await waitForPort(port);
        },
      })
      .catch((error: Error) => this.options.log(error.message));
  }

  get keys() {
    return localKeys(join(this.options.dataDir, 'secrets'));
  }

  /** The password of the first owner: from the environment, or generated once. */
  ownerPassword(): { password: string; isNew: boolean; path: string } {
    const path = join(this.options.dataDir, 'secrets/owner-password');
    if (this.env.ADMIN_PASSWORD) return { password: this.env.ADMIN_PASSWORD, isNew: false, path };
    const isNew = !existsSync(path);
    if (isNew) {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, randomBytes(12).toString('base64url'), { mode: 0o600 });
    }
    return { password: readFileSync(path, 'utf8'), isNew, path };
  }

  /**
   * Starts the database and, once its address is known, the processes that use it. `startUsers` gets a promise that
   * settles with the database's start; it is called again with another address if that fails.
   */
  async startDatabase(startUsers: (database: Promise<void>) => Promise<void> = () => Promise.resolve()) {
    // An external database may hold data that needs more protection than this machine gives.
    this.env.EMBEDDED_DATABASE = this.env.MONGO_URL ? '' : 'yes';
    if (this.env.MONGO_URL) return startUsers(Promise.resolve());
    const folder = { dataDir: join(this.options.dataDir, 'mongo'), onProgress: this.options.log };
    // Another process may take the port between its choice and its use; then another port is chosen.
    for (let attemptsLeft = MAX_DATABASE_STARTS; ; attemptsLeft--) {
      const mongod = await prepareEmbedded(folder);
      this.env.MONGO_URL = mongod.uri;
      const database = this.startMongod(mongod);
      const [started, users] = await Promise.allSettled([database, startUsers(database)]);
      if (started.status === 'fulfilled') {
        if (users.status === 'rejected') throw users.reason;
        return;
      }
      if (attemptsLeft === 1) throw started.reason;
      this.options.log('the database did not start; trying again');
    }
  }

  private startMongod(mongod: PreparedMongod): Promise<void> {
    return this.supervisor.start({
      name: 'mongod',
      command: mongod.command,
      args: mongod.args,
      env: pickVariables('mongod', process.env),
      output: 'file',
      redactLine: mongod.redactLine,
      graceMs: 5_000,
      // The API waits until it is primary.
      waitUntilReady: mongod.waitUntilStarted,
    });
  }

  async startMailbox() {
    if (this.options.env.SMTP_URL) return;
    await this.supervisor.start({
      ...this.nodeProcess('mailbox', join(this.buildFolderOf('api'), 'mailbox.js')),
      output: 'inherit',
      graceMs: 3_000,
      stopsLast: true,
      waitUntilReady: () => waitForPort(Number(this.env.MAILBOX_PORT)),
    });
  }

  /** Ready once the database is ready; fails with it. */
  async startApi(database: Promise<void> = Promise.resolve()) {
    // Without ADMIN_PASSWORD the API reads the generated password from its file.
    const password = passwordFile(this.options.dataDir, this.env.ADMIN_PASSWORD);
    const env = { ...this.env, ...password.variables };
    await this.supervisor.start({
      ...this.nodeProcess('api', join(this.buildFolderOf('api'), 'main.js'), env),
      graceMs: 8_000,
      waitUntilReady: async () => {
        await database;
        await waitForOk(`http://127.0.0.1:${this.env.API_PORT}/readyz`);
      },
      healthCheck: {
        request: healthCheck(`http://127.0.0.1:${this.env.API_PORT}/healthz`),
        timeoutMs: Number(this.env.FROZEN_MS || FROZEN_MS),
      },
    });
    password.remove();
  }

  /** Whether an earlier shell has saved the API data that every page needs. */
  get hasCachedSiteData(): boolean {
    return existsSync(join(this.options.dataDir, 'shell/addresses.json'));
  }

  async startShell() {
    const env = {
      ...this.env,
      API_ORIGIN: `http://127.0.0.1:${this.env.API_PORT}`,
      DEVELOPMENT: this.options.isDevelopment ? '1' : '',
    };
    await this.supervisor.start({
      ...this.nodeProcess('shell', join(this.buildFolderOf('shell'), 'server/main.cjs'), env),
      graceMs: 7_000,
      waitUntilReady: () => waitForOk(`${this.shellOrigin}/readyz`),
    });
  }

  private get shellOrigin() {
    return originOf(this.env.HOST, this.env.PORT ?? '');
  }

  private buildFolderOf(name: 'api' | 'shell') {
    return buildFolder(name, this.options.isDevelopment ? 'development' : 'production');
  }

  private nodeProcess(
    name: ProcessName,
    file: string,
    env = this.env,
  ): Pick<ProcessOptions, 'name' | 'command' | 'args' | 'env' | 'output'> {
    return {
      name,
      command: process.execPath,
      // Production builds have no source maps; those of libraries would be read in vain.
      args: this.options.isDevelopment ? ['--enable-source-maps', file] : [file],
      // Otherwise the C library keeps freed memory apart for each thread.
      env: { ...pickVariables(name, { ...process.env, ...env }), MALLOC_ARENA_MAX: '2' },
      output: 'file',
    };
  }
}

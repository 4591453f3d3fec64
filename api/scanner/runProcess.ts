import { setPriority } from 'node:os';
import { InvalidEnvironmentError } from '../platform/configuration/variables';
import { createLogger } from '../platform/operations/createLogger';
import type { DnsServer } from './dns/queryServer';
import { readScannerEnv } from './env';
import { redactError } from './redactError';
import type { Network } from './runScan';
import { serve } from './serve';
import { tools } from './tools';

/** Lower CPU priority than the processes that serve pages. */
const LOW_PRIORITY = 10;

/** Runs a scanner process, which has network access but neither database nor secrets. */
async function main(createNetwork: (servers: readonly DnsServer[]) => Promise<Network>): Promise<void> {
  const { socket, servers, logLevel, drainMs } = readScannerEnv();
  setPriority(LOW_PRIORITY);
  const log = createLogger('scanner', logLevel);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      log.fatal({ err: redactError(error) }, 'uncaught exception');
      process.exit(1);
    });
  const network = await createNetwork(servers);
  const scanner = await serve({ socket, tools, network, log });
  log.info('listening');
  let isStopping = false;
  // A lost supervisor counts as a signal, since nothing else would stop this process.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      log.info('draining');
      await scanner.stop(drainMs);
      process.exit(0);
    });
}

/** Runs until stopped. Prints an error if it cannot start. */
export function runProcess(createNetwork: (servers: readonly DnsServer[]) => Promise<Network>): void {
  main(createNetwork).catch((error: Error) => {
    console.error(
      error instanceof InvalidEnvironmentError ? error.message : `The scanner cannot start: ${error.message}`,
    );
    process.exit(1);
  });
}

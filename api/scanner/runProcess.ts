import { setPriority } from 'node:os';
import { BadEnvironment } from '../platform/configuration/variables';
import { createLog } from '../platform/operations/createLog';
import type { DnsServer } from './dns/askServer';
import { readScannerEnv } from './env';
import { failureFacts } from './failureFacts';
import type { Network } from './runScan';
import { serve } from './serve';
import { tools } from './tools';

/** A scan may wait for its turn at the processor; a page may not. */
const AFTER_ALL_OTHERS = 10;

/** A scanner's process, which reaches what `networkOf` makes of its resolvers, and neither the database nor any secret. */
async function main(networkOf: (servers: readonly DnsServer[]) => Promise<Network>): Promise<void> {
  const { socket, servers, logLevel, drainMs } = readScannerEnv();
  setPriority(AFTER_ALL_OTHERS);
  const log = createLog('scanner', logLevel);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      log.fatal({ err: failureFacts(error) }, 'a failure nobody expected');
      process.exit(1);
    });
  const network = await networkOf(servers);
  const scanner = await serve({ socket, tools, network, log });
  log.info('listening');
  let isStopping = false;
  // A lost supervisor counts as a signal: nobody else would end this process.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      log.info('draining');
      await scanner.stop(drainMs);
      process.exit(0);
    });
}

/** Runs until it is told to stop; says what keeps it from starting. */
export function runProcess(networkOf: (servers: readonly DnsServer[]) => Promise<Network>): void {
  main(networkOf).catch((error: Error) => {
    console.error(
      error instanceof BadEnvironment ? error.message : `The scanner cannot start: ${error.message}`,
    );
    process.exit(1);
  });
}

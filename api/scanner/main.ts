import { setPriority } from 'node:os';
import { createLog } from '../http/log';
import { BadEnvironment } from '../variables';
import { connectDirect } from './connect';
import { readScannerEnv } from './env';
import { failureFacts } from './failureFacts';
import { isPublicAddress } from './guard/isPublicAddress';
import { serve } from './serve';
import { tools } from './tools';

/** A scan may wait for its turn at the processor; a page may not. */
const AFTER_ALL_OTHERS = 10;

/** The scanner's process: it reaches the public network and a resolver, and neither the database nor any secret. */
async function main(): Promise<void> {
  const { socket, servers, logLevel, drainMs } = readScannerEnv();
  setPriority(AFTER_ALL_OTHERS);
  const log = createLog('scanner', logLevel);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      log.fatal({ err: failureFacts(error) }, 'a failure nobody expected');
      process.exit(1);
    });
  const network = { servers, connect: connectDirect, admits: isPublicAddress };
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

main().catch((error: Error) => {
  console.error(
    error instanceof BadEnvironment ? error.message : `The scanner cannot start: ${error.message}`,
  );
  process.exit(1);
});

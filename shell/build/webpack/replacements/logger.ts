/** Takes the place of the federation SDK's own in the browser, which can also trace and hand on what is told. */
export const createLogger = (prefix: string) => ({
  log: say('log', prefix),
  info: say('info', prefix),
  success: say('info', prefix),
  ready: say('info', prefix),
  warn: say('warn', prefix),
  error: say('error', prefix),
  debug() {},
});

export const logger = createLogger('[ Module Federation ]');

// What builds ask for and browsers do not.
export const createInfrastructureLogger = (prefix: string) => createLogger(prefix);
export const infrastructureLogger = createLogger('[ Module Federation ]');
export function bindLoggerToCompiler() {}

function say(level: 'log' | 'info' | 'warn' | 'error', prefix: string) {
  return (...words: unknown[]) => console[level](prefix, ...words);
}

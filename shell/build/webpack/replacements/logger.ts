/** Replaces the federation SDK's logger in the browser, without its tracing. */
export const createLogger = (prefix: string) => ({
  log: logAt('log', prefix),
  info: logAt('info', prefix),
  success: logAt('info', prefix),
  ready: logAt('info', prefix),
  warn: logAt('warn', prefix),
  error: logAt('error', prefix),
  debug() {},
});

export const logger = createLogger('[ Module Federation ]');

// Used by builds only.
export const createInfrastructureLogger = (prefix: string) => createLogger(prefix);
export const infrastructureLogger = createLogger('[ Module Federation ]');
export function bindLoggerToCompiler() {}

function logAt(level: 'log' | 'info' | 'warn' | 'error', prefix: string) {
  return (...words: unknown[]) => console[level](prefix, ...words);
}

import {
  coerce,
  create,
  defaulted,
  enums,
  integer,
  max,
  min,
  object,
  optional,
  refine,
  StructError,
  size,
  string,
} from 'superstruct';

/** The shell server's configuration. Throws one sentence that names every bad variable. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const known = Object.fromEntries(
    Object.keys(Env.schema).map((name) => [name, variables[name] || undefined]),
  );
  try {
    return create(known, Env);
  } catch (error) {
    const failures = error instanceof StructError ? error.failures() : [];
    throw new Error(
      `Bad configuration: ${failures.map(({ key, refinement, type, value }) => `${key} ${value === undefined ? 'is missing' : `must be ${refinement ?? type}`}`).join('; ')}. See .env.example.`,
    );
  }
}

const port = (fallback: number) =>
  defaulted(coerce(max(min(integer(), 1), 65_535), string(), Number), fallback);
const address = refine(string(), 'an http(s) address', (value) => /^https?:\/\/[^/]+/.test(value));

const Env = object({
  SITE_MODE: defaulted(enums(['local', 'production'] as const), 'local'),
  HOST: defaulted(string(), '127.0.0.1'),
  PORT: port(3000),
  METRICS_PORT: port(3002),
  API_ORIGIN: defaulted(address, 'http://127.0.0.1:3001'),
  PUBLIC_ORIGIN: defaulted(address, 'http://localhost:3000'),
  RELEASE_STORE: defaulted(string(), '.data/releases'),
  RELEASE_PUBLIC_KEYS: size(string(), 1, 10_000),
  DATA_DIR: defaulted(string(), '.data'),
  TRUST_PROXY: optional(string()),
  LOG_LEVEL: defaulted(enums(['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const), 'info'),
  /** `1` while developing: no immutable caching, live reload. */
  DEVELOPMENT: optional(string()),
});

export type Env = ReturnType<typeof Env.create>;

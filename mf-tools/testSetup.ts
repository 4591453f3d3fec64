import { webcrypto } from 'node:crypto';

/** The simulated browser draws random numbers but cannot hash; the password tools do both. */
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

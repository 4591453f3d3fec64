import { exampleMember } from '../users/example';
import type { Credentials, Session } from './contract';

export function exampleCredentials(part: Partial<Credentials> = {}): Credentials {
  return { email: 'owner@emberline.example', password: 'correct horse battery staple', ...part };
}

export function exampleSession(part: Partial<Session> = {}): Session {
  return { user: exampleMember(), csrfToken: 'example-token', ...part };
}

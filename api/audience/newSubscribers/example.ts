import { topics } from '../subscribers/contract';
import type { NewSubscriber } from './contract';

export const exampleNewSubscriber = (part: Partial<NewSubscriber> = {}): NewSubscriber => ({
  email: 'dana@client.example',
  topics,
  basis: 'confirmation',
  ...part,
});

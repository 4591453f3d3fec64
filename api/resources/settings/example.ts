import type { Settings } from './contract';
import { initialSettings } from './initial';

export function exampleSettings(part: Partial<Settings> = {}): Settings {
  return { ...initialSettings, ...part };
}

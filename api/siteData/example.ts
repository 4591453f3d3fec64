import type { Settings } from '../settings/contract';
import { exampleSettings } from '../settings/example';
import type { Site } from './contract';
import { initialSite } from './initial';

interface Part extends Partial<Omit<Site, 'settings'>> {
  settings?: Partial<Settings>;
}

export function exampleSite({ settings, ...part }: Part = {}): Site {
  return { ...initialSite, ...part, settings: exampleSettings(settings) };
}

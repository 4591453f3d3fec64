import { Counter, Gauge } from 'prom-client';

export const faults = new Counter({
  name: 'release_faults_total',
  help: 'Pages that releases failed to render, and render threads that they ended',
  labelNames: ['remote', 'kind'],
});

export const withdrawals = new Counter({
  name: 'release_withdrawals_total',
  help: 'Releases that were rolled back because of their faults',
  labelNames: ['remote'],
});

export const registryExpiry = new Gauge({
  name: 'release_registry_expires_timestamp_seconds',
  help: 'When the registry entries expire; a shell without history rejects them after that',
  labelNames: ['remote'],
});

export const registryRejections = new Counter({
  name: 'release_registry_refusals_total',
  help: 'Registry entries rejected as expired, replayed or below the minimum sequence',
  labelNames: ['remote', 'reason'],
});

export const changedFiles = new Counter({
  name: 'release_files_changed_total',
  help: 'Release files that were found changed on disk when they were requested',
  labelNames: ['remote'],
});

import { Counter, Gauge } from 'prom-client';

export const faults = new Counter({
  name: 'release_faults_total',
  help: 'Pages that releases could not render, and render threads that ended over them',
  labelNames: ['remote', 'kind'],
});

export const withdrawals = new Counter({
  name: 'release_withdrawals_total',
  help: 'Releases that were taken back because of their faults',
  labelNames: ['remote'],
});

export const registryExpiry = new Gauge({
  name: 'release_registry_expires_timestamp_seconds',
  help: 'When the registry entries expire; a shell that starts without memory refuses them from then on',
  labelNames: ['remote'],
});

export const registryRefusals = new Counter({
  name: 'release_registry_refusals_total',
  help: 'Attempts to accept a registry entry that is expired, replayed or below the minimum sequence',
  labelNames: ['remote', 'reason'],
});

export const changedFiles = new Counter({
  name: 'release_files_changed_total',
  help: 'Files of releases that were found changed on disk when they were asked for',
  labelNames: ['remote'],
});

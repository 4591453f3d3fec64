import { Counter } from 'prom-client';

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

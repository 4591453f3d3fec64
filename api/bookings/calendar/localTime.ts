export * from '../../platform/time/localTime';

import type mongoose from 'mongoose';

/** Migration: stores the action of a revision as `action`. */
export const renameRevisionActions = (db: mongoose.mongo.Db) =>
  db.collection('revisions').updateMany({ deed: { $exists: true } }, { $rename: { deed: 'action' } });

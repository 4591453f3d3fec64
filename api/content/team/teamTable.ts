import mongoose from 'mongoose';
import { markNewMediaUsed } from '../../media/markMediaUsed';
import { validate } from '../../platform/http/validate';
import { lastPosition } from '../../platform/records/reorder';
import type { ImportKind } from '../imports/ImportKind';
import { normalizeDraft } from '../imports/normalizeDraft';
import { assertNoErrors, readRow } from '../imports/readRow';
import { assertTeamCapacity } from './assertTeamCapacity';
import { TeamMemberDraft, teamColumns, teamImport } from './contract';
import { searchWords } from './findTeamMembers';
import { TeamMember, type TeamMemberRecord } from './model';
import { normalizeTeamMember } from './normalizeTeamMember';
import { mayImportTeam } from './policy';

const blank: TeamMemberDraft = {
  name: '',
  position: '',
  bio: '',
  photo: '',
  photoAlt: '',
  links: [],
  certifications: '',
  personalLine: '',
  isAtBookings: false,
  isVisible: false,
};

/** The import of team members, who are hidden unless a row says otherwise. */
export const teamTable: ImportKind<TeamMemberDraft> = {
  name: 'team member',
  contract: teamImport,
  mayImport: mayImportTeam,
  fields: [...teamColumns],
  requiredFields: ['name', 'position'],
  createRowReader: async () => {
    const existing = await TeamMember.find().select('name').lean<TeamMemberRecord[]>();
    const names = new Set(existing.map(({ name }) => name.toLowerCase()));
    return (row) =>
      readRow(() => {
        const draft = normalizeTeamMember(validate(normalizeDraft(row, blank), TeamMemberDraft));
        const name = draft.name.toLowerCase();
        assertNoErrors(names.has(name) ? { name: 'There is already a profile with this name.' } : {});
        names.add(name);
        return draft;
      });
  },
  add: async (drafts) => {
    await assertTeamCapacity(drafts.length);
    const first = await lastPosition(TeamMember);
    for (const { photo } of drafts) await markNewMediaUsed(photo);
    const added = await TeamMember.insertMany(
      drafts.map((draft, at) => ({ ...draft, words: searchWords(draft), order: first + at })),
    );
    return added.map(({ _id }) => _id);
  },
  undo: async (ids) =>
    (await TeamMember.deleteMany({ _id: mongoose.trusted({ $in: ids }), version: 1 })).deletedCount,
  auditDetailsOf: (drafts) => ({ name: drafts.map(({ name }) => name) }),
};

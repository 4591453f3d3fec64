import { atLeast } from '../../identity/access/can';

export const mayListTeam = atLeast('viewer', 'list the team');
export const mayEditTeam = atLeast('editor', 'change the team');
export const mayImportTeam = atLeast('admin', 'import the team');

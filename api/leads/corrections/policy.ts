import { atLeast } from '../../identity/access/can';

export const mayCorrectPerson = atLeast('editor', 'correct a person');

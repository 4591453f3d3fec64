import { survey } from './survey';

export default survey('cedar-park');

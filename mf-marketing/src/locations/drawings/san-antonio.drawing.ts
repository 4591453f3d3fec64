import { survey } from './survey';

export default survey('san-antonio');

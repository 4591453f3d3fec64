import { remote } from '@site/shell/build';
import definition from './src/remote';

export default remote(import.meta.dirname, definition);

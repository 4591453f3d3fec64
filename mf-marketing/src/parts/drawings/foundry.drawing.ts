import { path } from '@site/shell/drawing/flat';
import { svg } from '@site/shell/drawing/svg';

/** An anvil in section, for an article whose own cover is missing. */
export default svg(
  { width: 420, height: 286 },
  path(
    'M92 84H352V104C352 122 316 132 268 138C252 150 252 176 268 192L300 214V232H140V214L172 192C190 172 186 146 160 136C120 130 96 112 60 88Z',
    'ha s1',
  ),
  path('M220 50V262', 'ax'),
  path('M60 60V42M352 76V42M60 48H352', 'dim'),
  path('M55 53l10-10M347 53l10-10', 'dimt'),
);

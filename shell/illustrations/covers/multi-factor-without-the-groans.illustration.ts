import { centerline, ember } from '../annotations';
import { path } from '../shapes';
import { balloon } from '../strokeText';
import { svg } from '../svg';

/** A bolted joint with a castle nut and a split pin: the second part takes a second and holds the first. */
const threads = Array.from({ length: 5 }, (_, i) => `M190 ${56 + i * 4}l40-3`).join('');

export default svg(
  { width: 420, height: 286 },
  path('M60 124H190V158H60ZM230 124H360V158H230Z', 'ha s1'),
  path('M60 158H190V192H60ZM230 158H360V192H230Z', 'hb s1'),
  path('M190 216V52L196 46H224L230 52V216Z', 'fa s1'),
  path('M164 192H256V212L246 222H174L164 212Z', 'fb s1'),
  path('M190 192V222M230 192V222', 'n s2'),
  path(threads, 'n s3'),
  path('M164 124V78H180V96H196V78H224V96H240V78H256V124Z', 'fb s1'),
  path('M188 96V124M232 96V124', 'n s2'),
  path('M130 87A9 9 0 1 1 147 84H292M147 90H280L292 98', 'eml'),
  centerline('M210 26V250'),
  path('M256 114L322 106M150 87L104 60', 'n s3'),
  balloon('1', 333, 104),
  balloon('2', 94, 54),
  ember(292, 84, 6, 22),
);

/** Of Instrument Sans, in em. */
const ASCENT = 0.97;
const DESCENT = 0.25;

interface Fallback {
  family: string;
  weights: string;
  /** Full names and PostScript names, as `local()` wants them; the first that is there is taken. */
  fonts: string[];
  /** Its size against that of Instrument Sans. */
  size: number;
}

/** Arial, and what has its metrics on Linux, on ChromeOS and on older Apple systems. */
const ARIAL = ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular', 'Helvetica'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'];
/** A system that keeps all weights in one file knows it by the name of the regular one. */
const ROBOTO = ['Roboto', 'Roboto-Regular'];

/**
 * What text is set in until Instrument Sans is there: fonts of the visitor's system, each in the size in which the
 * site's text breaks into the same lines. One size does not do: Instrument Sans grows wider with its weight, while
 * Arial and DejaVu Sans have only two weights.
 */
const FALLBACKS: Fallback[] = [
  { family: 'Arial Fallback', weights: '400 450', fonts: ARIAL, size: 1.02 },
  { family: 'Arial Fallback', weights: '500 550', fonts: ARIAL, size: 1.04 },
  { family: 'Arial Fallback', weights: '600 700', fonts: ARIAL_BOLD, size: 0.987 },
  { family: 'Roboto Fallback', weights: '400 450', fonts: ROBOTO, size: 1.026 },
  {
    family: 'Roboto Fallback',
    weights: '500 550',
    fonts: ['Roboto Medium', 'Roboto-Medium', ...ROBOTO],
    size: 1.035,
  },
  {
    family: 'Roboto Fallback',
    weights: '600 700',
    fonts: ['Roboto Bold', 'Roboto-Bold', ...ROBOTO],
    size: 1.05,
  },
  { family: 'DejaVu Fallback', weights: '400 450', fonts: ['DejaVu Sans'], size: 0.903 },
  { family: 'DejaVu Fallback', weights: '500 550', fonts: ['DejaVu Sans'], size: 0.926 },
  { family: 'DejaVu Fallback', weights: '600 700', fonts: ['DejaVu Sans Bold'], size: 0.838 },
];

export const fallbackFamilies = [...new Set(FALLBACKS.map(({ family }) => `"${family}"`))].join(', ');

/** Without spaces, as they stand in the head of every page. */
export const fallbackFaces = FALLBACKS.map(({ family, weights, fonts, size }) => {
  const descriptors = {
    'font-family': `"${family}"`,
    src: fonts.map((name) => `local("${name}")`).join(),
    'font-weight': weights,
    'size-adjust': percent(size),
    'ascent-override': percent(ASCENT / size),
    'descent-override': percent(DESCENT / size),
    'line-gap-override': '0%',
  };
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}).join('');

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}

import { define } from 'superstruct';
import { documented, text, textList, webAddresses } from './endpoint';

/** A single line of text, so that values can't add header lines to emails or calendar entries. */
export function line(rule: { min: number; max: number; label: string }) {
  const plain = text(rule);
  const struct = define<string>('string', (value) => {
    const [failure] = plain.validate(value);
    if (failure) return failure.message;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a line must not hold
    return !/[\u0000-\u001f\u007f]/.test(value as string) || `${rule.label} must be one line.`;
  });
  return documented(struct, { type: 'string', minLength: rule.min, maxLength: rule.max });
}

export function optionalLine(label: string, example: string) {
  const struct = line({ min: 0, max: 100, label });
  return documented(struct, { type: 'string', maxLength: 100, example });
}

/** A color as `#0e3f6e` on which white text has a contrast of at least 4.5 (WCAG AA). */
export function accentColor() {
  const struct = define<string>('string', (value) => {
    if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value))
      return 'Please enter a color such as #0e3f6e.';
    return (
      luminanceOf(value) <= 0.183 || 'White text isn’t readable on this color. Please choose a darker one.'
    );
  });
  return documented(struct, { type: 'string', pattern: '^#[0-9a-fA-F]{6}$', example: '#0e3f6e' });
}

/** The relative luminance of a color. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function fitting(pattern: RegExp, message: string, example: string) {
  const struct = define<string>(
    'string',
    (value) => (typeof value === 'string' && pattern.test(value)) || message,
  );
  return documented(struct, { type: 'string', maxLength: 30, example });
}

export function integerFrom(least: number, most: number) {
  const isIn = (value: unknown) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  const struct = define<number>('integer', (value) => isIn(value) || `Please enter ${least} to ${most}.`);
  return documented(struct, { type: 'integer', minimum: least, maximum: most });
}

function webAddress(message: string) {
  const one = webAddresses(1);
  const struct = define<string>('string', (value) => one.is([value]) || message);
  return documented(struct, {
    type: 'string',
    format: 'uri',
    maxLength: 300,
    example: 'https://cal.example/us',
  });
}

export function optionalWebAddress(message: string) {
  const one = webAddress(message);
  const struct = define<string>('string', (value) => value === '' || one.is(value) || message);
  return documented(struct, { type: 'string', maxLength: 300, example: 'https://cal.example/us' });
}

export function listed(
  most: number,
  isOne: (value: string) => boolean,
  { message, example }: { message: string; example: string },
) {
  const struct = textList((value) => {
    if (!Array.isArray(value) || !value.every((one) => typeof one === 'string' && isOne(one))) return message;
    return value.length <= most || `The limit is ${most}.`;
  });
  return documented(struct, { type: 'array', items: { type: 'string' }, maxItems: most, example: [example] });
}

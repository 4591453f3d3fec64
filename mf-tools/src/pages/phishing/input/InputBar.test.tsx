import { fireEvent, render, screen } from '@testing-library/react';
import { EXAMPLE_ANALYSIS } from '../analysis/exampleAnalysis';
import { InputBar } from './InputBar';
import type { Kind, PhishingCheck } from './usePhishingCheck';

const TEXT = 'See your invoice';
const LINKED = '<p>See <a href="https://paypal.com.verify-login.top/x">your invoice</a></p>';

function pasteInto({
  kind = 'message',
  text = '',
  html = LINKED,
}: {
  kind?: Kind;
  text?: string;
  html?: string;
}) {
  const lay = jest.fn();
  const table = {
    kind,
    text,
    isBeside: false,
    phase: 'example',
    reading: EXAMPLE_ANALYSIS,
    lay,
  } as unknown as PhishingCheck;
  render(<InputBar table={{ ...table, type: jest.fn() }} />);
  const data: Record<string, string> = { 'text/plain': TEXT, 'text/html': html };
  const isLeftToField = fireEvent.paste(screen.getByRole('textbox'), {
    clipboardData: { getData: (type: string) => data[type] ?? '' },
  });
  return { lay, isLeftToField };
}

test('keeps the links of a pasted message', () => {
  const { lay, isLeftToField } = pasteInto({});
  expect(lay).toHaveBeenCalledWith(TEXT, LINKED);
  expect(isLeftToField).toBe(false);
});

test.each([
  ['without links', { html: '<p>See your invoice</p>' }],
  ['beside other words', { text: 'Dana wrote: ' }],
  ['as the source of a mail', { kind: 'mail' as const }],
])('leaves text pasted %s to the field', (_, given) => {
  const { lay, isLeftToField } = pasteInto(given);
  expect(lay).not.toHaveBeenCalled();
  expect(isLeftToField).toBe(true);
});

test('empties and focuses the field for another message', () => {
  const clear = jest.fn();
  const table = { kind: 'message', text: TEXT, phase: 'example', reading: EXAMPLE_ANALYSIS, clear };
  render(<InputBar table={{ ...(table as unknown as PhishingCheck), type: jest.fn() }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Paste another' }));
  expect(clear).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

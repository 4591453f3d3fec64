import { describeBulkChange } from './describeBulkChange';

test.each([
  ['won', 'Won', 'Move 2 leads to Won?'],
  ['lost:price', 'Lost: Price', 'Move 2 leads to Lost (Price)?'],
  ['owner:', 'No owner', 'Remove the owner of 2 leads?'],
  ['priority:high', 'High', 'Set the priority of 2 leads to high?'],
  ['tag:1', 'VIP', 'Add tag VIP to 2 leads?'],
  ['untag:1', 'VIP', 'Remove tag VIP from 2 leads?'],
])('the change %s is described in a sentence', (choice, label, question) => {
  expect(describeBulkChange('2 leads', choice, label)).toBe(question);
});

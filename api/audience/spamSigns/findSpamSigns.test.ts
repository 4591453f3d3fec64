import { findSpamSigns } from './findSpamSigns';

test('names words that filters look for, whole and once, and loud subjects', () => {
  expect(findSpamSigns(['Patch windows, explained'], 'We guarantee nothing. The winners met.')).toEqual([]);
  expect(findSpamSigns(['ACT NOW!!'], 'Act now: a risk-free, 100% free trial')).toEqual([
    '“act now”',
    '“risk-free”',
    '“100% free”',
    'repeated signs in the subject',
  ]);
  expect(findSpamSigns(['BACKUP CHECKLIST'], 'Hello')).toEqual(['a subject in capital letters']);
});

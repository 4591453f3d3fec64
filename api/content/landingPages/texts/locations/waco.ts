import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Waco, Texas',
  to: '/service-areas/waco',
  heading: 'On-site days in Waco, remote help every day',
  lines: [
    'We’re about an hour and a half south, so we combine jobs into full days.',
    'Old machines on shop floors can’t be updated, so we put them on their own network.',
    'Converted warehouses have few places for cables, and we plan the routes with you.',
    'You send photos first, so we bring the right parts.',
    'Baylor and two colleges make summer a good time for large projects.',
    'If you work with volunteers, their accounts get an end date.',
    'Past Highway 6 you may need a wireless internet line.',
    'Law offices near the courthouse share walls with other tenants, and we keep networks apart.',
    'If you also have people in Dallas, one team supports both offices.',
  ],
};

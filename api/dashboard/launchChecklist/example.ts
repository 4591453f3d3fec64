import type { LaunchChecklist } from './contract';

export function exampleLaunchChecklist(part: Partial<LaunchChecklist> = {}): LaunchChecklist {
  return {
    items: [
      {
        key: 'samples',
        title: 'Client quotes',
        detail: '3 sample quotes turned on. Replace or hide them.',
        isDone: false,
        path: '/admin/testimonials',
      },
      {
        key: 'smtp',
        title: 'Email delivery',
        detail: 'SMTP_URL names no mail server.',
        isDone: false,
        path: '',
      },
      {
        key: 'phone',
        title: 'Phone number',
        detail: '(512) 310-2200',
        isDone: true,
        path: '/admin/settings/brand',
      },
    ],
    review: null,
    isProduction: true,
    version: 3,
    ...part,
  };
}

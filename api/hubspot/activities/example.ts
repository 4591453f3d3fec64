import type { HubspotForms, HubspotPipelines } from './contract';

export const exampleHubspotPipelines = (part: Partial<HubspotPipelines> = {}): HubspotPipelines => ({
  pipelines: [
    {
      id: 'default',
      label: 'Sales Pipeline',
      stages: [
        { id: 'contractsent', label: 'Contract Sent', isClosed: false },
        { id: 'closedwon', label: 'Closed Won', isClosed: true },
      ],
    },
    {
      id: '772',
      label: 'Renewals',
      stages: [
        { id: '7721', label: 'Renewal due', isClosed: false },
        { id: '7722', label: 'Renewed', isClosed: true },
      ],
    },
  ],
  unreadable: null,
  ...part,
});

export const exampleHubspotForms = (part: Partial<HubspotForms> = {}): HubspotForms => ({
  forms: [
    { id: '0f6c1a52-3b7e-4d0c-9a51-6f4c2f6f7a10', name: 'Website inquiries', problem: '' },
    {
      id: '5a1b2c3d-4e5f-4a6b-8c7d-8e9f0a1b2c3d',
      name: 'Event registration',
      problem: 'This form requires fields that inquiries don’t fill: Budget.',
    },
  ],
  unreadable: null,
  ...part,
});

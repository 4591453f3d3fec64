/** https://developers.hubspot.com/docs/api-reference/latest/crm/pipelines/get-pipelines, with HubSpot's default stages. */
export const portalPipelines = () => [
  pipeline('default', 'Sales Pipeline', [
    ['appointmentscheduled', 'Appointment Scheduled', 0.2],
    ['contractsent', 'Contract Sent', 0.9],
    ['closedwon', 'Closed Won', 1],
    ['closedlost', 'Closed Lost', 0],
  ]),
  pipeline('renewals', 'Renewals', [
    ['due', 'Renewal Due', 0.5],
    ['renewed', 'Renewed', 1],
  ]),
];

function pipeline(id: string, label: string, stages: [id: string, label: string, probability: number][]) {
  return {
    id,
    label,
    displayOrder: 0,
    archived: false,
    stages: stages.map(([stage, name, probability], displayOrder) => ({
      id: stage,
      label: name,
      displayOrder,
      archived: false,
      metadata: {
        isClosed: String(probability === 0 || probability === 1),
        probability: probability.toFixed(1),
      },
    })),
  };
}

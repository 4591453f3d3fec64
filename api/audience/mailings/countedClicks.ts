import mongoose, { type PipelineStage } from 'mongoose';

/** A person does not open two links within this time. */
const scanMs = 1000;

/** Stages that turn emails into their clicks (`click`), without those of scanners. */
export const countedClicks: PipelineStage.FacetPipelineStage[] = [
  { $match: { 'clicks.0': mongoose.trusted({ $exists: true }) } },
  { $project: { subject: 1, click: '$clicks' } },
  { $unwind: '$click' },
  {
    $setWindowFields: {
      partitionBy: '$_id',
      sortBy: { 'click.at': 1 },
      output: {
        // With another link in it, a scanner made the click.
        links: { $addToSet: '$click.link', window: { range: [-scanMs, scanMs], unit: 'millisecond' } },
      },
    },
  },
  { $match: { 'links.1': mongoose.trusted({ $exists: false }) } },
];

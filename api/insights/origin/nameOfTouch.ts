import type { CampaignDetails, TrafficSource } from './contract';

type Named = Pick<TrafficSource, 'source' | 'medium'> & CampaignDetails & { campaign?: string | null };

/** An arrival in words: `google / cpc / autumn, term backup, content blue`. */
export function nameOfTouch({ source, medium, campaign, term, content }: Named): string {
  const parts = [source, medium, campaign].filter(Boolean).join(' / ');
  return [parts, term && `term ${term}`, content && `content ${content}`].filter(Boolean).join(', ');
}

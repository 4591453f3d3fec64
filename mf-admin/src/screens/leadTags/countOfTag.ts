import { type LeadTag, tagCountLimit } from '@site/api/leads/tags/contract';
import { formatCount } from '../../formatting/formatCount';

/** The number of leads with a tag; the API counts up to a limit. */
export const countOfTag = ({ leads }: Pick<LeadTag, 'leads'>) => formatCount(leads, leads >= tagCountLimit);

import { Illustration, SmartLink } from '@site/shell/kit';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { industryIllustrations } from '../../../illustrations/industryIllustrations';
import { industryCards } from '../../../innerPage/industryCards';

/** One industry: number, illustration and two lines. The current card is dark. */
export function IndustryCard({ index, isCurrent }: { index: number; isCurrent: boolean }) {
  const { slug, title, description } = industryCards[index]!;
  const illustration = industryIllustrations[slug]!;
  return (
    <SmartLink
      to={`/industries/${slug}`}
      className={isCurrent ? 'industry is-on' : 'industry'}
      draggable={false}
    >
      <span className="number tn">{String(index + 1).padStart(2, '0')}</span>
      <span className="fig">
        <Illustration src={illustration} width={290} height={300} />
        <Illustration src={`${illustration}#night`} width={290} height={300} className="night" />
      </span>
      <h3>{title}</h3>
      <p>{description}</p>
      <ArrowUpRight className="corner" aria-hidden />
    </SmartLink>
  );
}

import { Drawing, SmartLink } from '@site/shell/kit';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { sheets } from '../../parts/sheets';
import accountingFinance from '../drawings/accounting-finance.drawing';
import architectureEngineering from '../drawings/architecture-engineering.drawing';
import autoSalesService from '../drawings/auto-sales-service.drawing';
import commercialRealEstate from '../drawings/commercial-real-estate.drawing';
import constructionPropertyServices from '../drawings/construction-property-services.drawing';
import healthcare from '../drawings/healthcare.drawing';
import legal from '../drawings/legal.drawing';
import marketingDesign from '../drawings/marketing-design.drawing';
import nonProfit from '../drawings/non-profit.drawing';

/** One industry: its number, its drawing and two lines. The current one turns to night. */
export function IndustryCard({ index, isCurrent }: { index: number; isCurrent: boolean }) {
  const { slug, title, description } = sheets.industries[index]!;
  const drawing = drawings[slug]!;
  return (
    <SmartLink
      to={`/industries/${slug}`}
      className={isCurrent ? 'industry is-on' : 'industry'}
      draggable={false}
    >
      <span className="number tn">{String(index + 1).padStart(2, '0')}</span>
      <span className="fig">
        <Drawing src={drawing} width={290} height={300} />
        <Drawing src={`${drawing}#night`} width={290} height={300} className="night" />
      </span>
      <h3>{title}</h3>
      <p>{description}</p>
      <ArrowUpRight className="corner" aria-hidden />
    </SmartLink>
  );
}

const drawings: Record<string, string> = {
  'commercial-real-estate': commercialRealEstate,
  'architecture-engineering': architectureEngineering,
  legal,
  'accounting-finance': accountingFinance,
  'construction-property-services': constructionPropertyServices,
  'marketing-design': marketingDesign,
  'auto-sales-service': autoSalesService,
  'non-profit': nonProfit,
  healthcare,
};

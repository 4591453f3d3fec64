import accountingFinance from './accounting-finance.drawing';
import architectureEngineering from './architecture-engineering.drawing';
import autoSalesService from './auto-sales-service.drawing';
import commercialRealEstate from './commercial-real-estate.drawing';
import constructionPropertyServices from './construction-property-services.drawing';
import healthcare from './healthcare.drawing';
import legal from './legal.drawing';
import marketingDesign from './marketing-design.drawing';
import nonProfit from './non-profit.drawing';

/** The drawing of each industry, by slug: 290 by 300, with a night side at `#night`. */
export const industryDrawings: Record<string, string> = {
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

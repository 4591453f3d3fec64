import accountingFinance from './industries/accounting-finance.drawing';
import architectureEngineering from './industries/architecture-engineering.drawing';
import autoSalesService from './industries/auto-sales-service.drawing';
import commercialRealEstate from './industries/commercial-real-estate.drawing';
import constructionPropertyServices from './industries/construction-property-services.drawing';
import healthcare from './industries/healthcare.drawing';
import legal from './industries/legal.drawing';
import marketingDesign from './industries/marketing-design.drawing';
import nonProfit from './industries/non-profit.drawing';

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

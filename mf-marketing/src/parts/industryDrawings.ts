import accountingFinance from './drawings/accounting-finance.drawing';
import architectureEngineering from './drawings/architecture-engineering.drawing';
import autoSalesService from './drawings/auto-sales-service.drawing';
import commercialRealEstate from './drawings/commercial-real-estate.drawing';
import constructionPropertyServices from './drawings/construction-property-services.drawing';
import healthcare from './drawings/healthcare.drawing';
import legal from './drawings/legal.drawing';
import marketingDesign from './drawings/marketing-design.drawing';
import nonProfit from './drawings/non-profit.drawing';

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

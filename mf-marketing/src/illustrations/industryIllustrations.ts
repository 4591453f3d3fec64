import accountingFinance from './industries/accounting-finance.illustration';
import architectureEngineering from './industries/architecture-engineering.illustration';
import autoSalesService from './industries/auto-sales-service.illustration';
import commercialRealEstate from './industries/commercial-real-estate.illustration';
import constructionPropertyServices from './industries/construction-property-services.illustration';
import healthcare from './industries/healthcare.illustration';
import legal from './industries/legal.illustration';
import marketingDesign from './industries/marketing-design.illustration';
import nonProfit from './industries/non-profit.illustration';

/** The illustration of each industry, by slug: 290 by 300, with a night side at `#night`. */
export const industryIllustrations: Record<string, string> = {
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

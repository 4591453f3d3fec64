/** The sections below the first screen as one module, fetched when the first of them comes near the viewport. */

export { AboutSection } from './about/AboutSection';
export { ComparisonSection } from './comparison/ComparisonSection';
export { ContactSection } from './contact/ContactSection';
export { CoreSection } from './core/CoreSection';
export { IndustriesSection } from './industries/IndustriesSection';
export { PeopleSection } from './people/PeopleSection';
export { ReadinessSection } from './readiness/ReadinessSection';
export { ServicesSection } from './services/ServicesSection';
export { TestimonialsSection } from './testimonials/TestimonialsSection';

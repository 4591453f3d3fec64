/**
 * The sections from the third on as one module, fetched when the first of them comes near the viewport. The second is
 * near it from the start, so it is a module of its own.
 */

export { AboutSection } from './about/AboutSection';
export { ComparisonSection } from './comparison/ComparisonSection';
export { ContactSection } from './contact/ContactSection';
export { IndustriesSection } from './industries/IndustriesSection';
export { PeopleSection } from './people/PeopleSection';
export { ReadinessSection } from './readiness/ReadinessSection';
export { ServicesSection } from './services/ServicesSection';
export { TestimonialsSection } from './testimonials/TestimonialsSection';

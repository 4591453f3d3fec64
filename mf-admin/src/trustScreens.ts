import { type CaseStudyRow, caseStudyContent } from '@site/api/content/caseStudies/contract';
import { mayReadCaseStudies, mayWriteCaseStudies } from '@site/api/content/caseStudies/policy';
import { mayEditCredentials, mayListCredentials } from '@site/api/content/credentials/policy';
import { type PolicyRow, policyContent } from '@site/api/content/policies/contract';
import { policyPath } from '@site/api/content/policies/paths';
import { mayReadPolicies, mayWritePolicies } from '@site/api/content/policies/policy';
import { mayEditReviews, mayListReviews } from '@site/api/content/reviews/policy';
import { mayEditTestimonials, mayListTestimonials } from '@site/api/content/testimonials/policy';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BookCheck from 'lucide-react/icons/book-check';
import FileCheck from 'lucide-react/icons/file-check';
import Quote from 'lucide-react/icons/quote';
import Star from 'lucide-react/icons/star';
import { createDocumentSource } from './workbench/commandPalette/createDocumentSource';
import type { Screen } from './workbench/screen/Screen';

/** The screens for what shows visitors that the company can be trusted, in the order of the menu. */
export const trustScreens: Screen[] = [
  {
    path: '/admin/testimonials',
    expose: './TestimonialsScreen',
    label: 'Testimonials',
    group: 'Content',
    icon: Quote,
    shortcut: 'q',
    needs: mayListTestimonials,
    record: { label: 'Testimonial', needs: mayListTestimonials },
    createAction: { label: 'New testimonial', path: '/admin/testimonials/new', needs: mayEditTestimonials },
  },
  {
    path: '/admin/case-studies',
    expose: './CaseStudiesScreen',
    label: 'Case studies',
    group: 'Content',
    icon: BookCheck,
    needs: mayReadCaseStudies,
    records: createDocumentSource<CaseStudyRow>('Case studies', caseStudyContent, ({ client }) => client),
    record: { label: 'Case study', needs: mayReadCaseStudies },
    createAction: { label: 'New case study', path: '/admin/case-studies/new', needs: mayWriteCaseStudies },
  },
  {
    path: '/admin/reviews',
    expose: './ReviewsScreen',
    label: 'Reviews',
    group: 'Content',
    icon: Star,
    needs: mayListReviews,
    record: { label: 'Review', needs: mayListReviews },
    createAction: { label: 'New review', path: '/admin/reviews/new', needs: mayEditReviews },
  },
  {
    path: '/admin/credentials',
    expose: './CredentialsScreen',
    label: 'Credentials',
    group: 'Content',
    icon: BadgeCheck,
    needs: mayListCredentials,
    record: { label: 'Credential', needs: mayListCredentials },
    createAction: { label: 'New credential', path: '/admin/credentials/new', needs: mayEditCredentials },
  },
  {
    path: '/admin/policies',
    expose: './PoliciesScreen',
    label: 'Policies',
    group: 'Content',
    icon: FileCheck,
    shortcut: 'y',
    needs: mayReadPolicies,
    records: createDocumentSource<PolicyRow>(
      'Policies',
      policyContent,
      ({ slug }) => slug && policyPath(slug),
    ),
    record: { label: 'Policy', needs: mayReadPolicies },
    createAction: { label: 'New policy', path: '/admin/policies/new', needs: mayWritePolicies },
  },
];

/**
 * The one list of what the firm offers and whom it serves: slug and title, in reading order. Every room takes
 * its titles from here, so that a card, a link and a heading never disagree. The industries carry the two lines
 * of their card, too, because the home page and the index show the same nine.
 */
export const sheets = {
  services: [
    { slug: 'service-desk', title: 'Service Desk Support' },
    { slug: 'cybersecurity', title: 'Endpoint & Identity Security' },
    { slug: 'solution-packages', title: 'Managed Support Packages' },
    { slug: 'enterprise-productivity-tools', title: 'Modern Workplace Technology' },
    { slug: 'data-migrations', title: 'Data Migrations' },
    { slug: 'pcaas', title: 'PC as a Service' },
    { slug: 'it-advisory', title: 'IT Advisory' },
    { slug: 'project-management', title: 'IT Project Management' },
    { slug: 'it-talent-acquisition', title: 'IT Talent Acquisition' },
    { slug: 'it-leadership-training', title: 'IT Leadership Training' },
    { slug: 'security-awareness-training', title: 'Security Awareness Program' },
    { slug: 'itil-strategy-development', title: 'ITSM Advisory' },
    { slug: 'it-service-management-assessment', title: 'IT Service Management Assessment' },
    { slug: 'technology-maturity-assessment', title: 'Technology Maturity Assessment' },
    { slug: 'cybersecurity-risk-assessment', title: 'Cybersecurity Risk Assessment' },
  ],
  industryServices: [
    { slug: 'workstation-support', title: 'Workstation Support' },
    { slug: 'identity-security', title: 'Identity Security' },
    { slug: 'endpoint-threat-protection', title: 'Endpoint Threat Protection' },
    { slug: 'security-awareness-training', title: 'Training Triggered by Real Events' },
    { slug: 'live-monitoring-soc', title: 'Live Monitoring & Security Operations' },
    { slug: 'patch-update-management', title: 'Patch & Update Management' },
    { slug: 'asset-management', title: 'Comprehensive Asset Management' },
    { slug: 'device-lifecycle', title: 'Device Lifecycle' },
    { slug: 'software-training', title: 'Software Training' },
  ],
  industries: [
    {
      slug: 'commercial-real-estate',
      title: 'Commercial Real Estate',
      description: 'Closings, tenants and site teams on one set of systems.',
    },
    {
      slug: 'architecture-engineering',
      title: 'Architecture & Engineering',
      description: 'Large models that open without a coffee break, in the studio and on site.',
    },
    {
      slug: 'legal',
      title: 'Legal',
      description: 'Matter files kept in confidence, and found by the people on the matter.',
    },
    {
      slug: 'accounting-finance',
      title: 'Accounting & Finance',
      description: 'Calm systems through busy season, with access you can account for.',
    },
    {
      slug: 'construction-property-services',
      title: 'Construction & Property Services',
      description: 'The trailer, the tablet and the office on the same drawing.',
    },
    {
      slug: 'marketing-design',
      title: 'Marketing & Design',
      description: 'Fast machines, shared libraries and client accounts in the right hands.',
    },
    {
      slug: 'auto-sales-service',
      title: 'Auto Sales & Service',
      description: 'Showroom, parts and service bays on one network with inner walls.',
    },
    {
      slug: 'non-profit',
      title: 'Non-Profit',
      description: 'Small budgets spent well, donor details looked after.',
    },
    {
      slug: 'healthcare',
      title: 'Healthcare',
      description: 'Records at hand in the room, and out of everyone else’s.',
    },
  ],
};

import { SmartLink } from '../../kit';

/** One list of links of the footer, under a title that is a link itself. */
export function FooterColumn({ title, to, links, className }: FooterColumnProps) {
  return (
    <div className={className ? `column ${className}` : 'column'}>
      <h2>
        <SmartLink to={to}>{title}</SmartLink>
      </h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <SmartLink to={to}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface FooterColumnProps {
  title: string;
  /** Where the title leads. */
  to: string;
  links: { label: string; to: string }[];
  className?: string;
}

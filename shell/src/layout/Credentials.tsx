import type { PublicCredential } from '@site/api/content/credentials/contract';
import { SmartLink } from '../../kit';
import { paths } from '../../paths';

/** Certifications, memberships and the like in the footer: as images where there are some, by name otherwise. */
export function Credentials({ credentials }: { credentials: PublicCredential[] }) {
  return (
    <ul className="credentials" aria-label="Credentials">
      {credentials.slice(0, MOST).map(({ kind, name, number, image, imageAlt }) => (
        <li key={`${kind} ${name} ${number}`}>
          <SmartLink to={paths.trust}>
            {image ? <img src={image} alt={imageAlt} height={40} loading="lazy" decoding="async" /> : name}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

/** The Trust page shows all of them. */
const MOST = 8;

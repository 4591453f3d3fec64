import { parseUrl } from '@site/api/platform/contracts/parseUrl';
import type { OverrideDraft, SeoPage } from '@site/api/seo/pageInventory/contract';
import { below, styled, useSettings } from '@site/shell/kit';
import { TextField, useFormValues } from '@site/shell/kit/form';

/** The social title below the card that social networks show. */
export function SocialTitleField({ name, label, row }: { name: string; label: string; row?: unknown }) {
  const values = useFormValues<OverrideDraft>();
  const { origin } = useSettings();
  const { original, facts, socialImage } = row as SeoPage;
  const title = values.socialTitle?.trim() || values.title?.trim() || original.title;
  const description = values.socialDescription?.trim() || values.description?.trim() || original.description;
  // A page without an image of its own gets a generated one.
  const generated = socialImage ? '' : facts.socialImage;
  const image = values.socialImage || pathIn(generated);
  return (
    <>
      <Styles aria-label="Social card">
        <h3>Social card</h3>
        <div className="card">
          {image ? <img src={image} alt="" loading="lazy" /> : <p className="none">An image is generated</p>}
          <div>
            <p className="host">{new URL(origin).host}</p>
            <p className="title">{title || 'No title'}</p>
            <p className="text">{description}</p>
          </div>
        </div>
      </Styles>
      <TextField
        name={name}
        label={label}
        wide
        optional
        autoComplete="off"
        maxLength={200}
        placeholder="Same as title"
      />
    </>
  );
}

const pathIn = (url: string) => parseUrl(url)?.pathname ?? '';

const Styles = styled('section')`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line);
  h3 {
    font-size: var(--a13);
    font-weight: 600;
  }
  .card {
    max-width: 400px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    overflow: hidden;
    background: #fff;
    color: #1c1e21;
  }
  img,
  .none {
    display: block;
    width: 100%;
    aspect-ratio: 1200 / 630;
    object-fit: cover;
    background: #e4e6eb;
  }
  .none {
    display: grid;
    place-items: center;
    color: #4b4f56;
  }
  .card > div {
    display: grid;
    gap: 2px;
    padding: 10px 12px 12px;
    background: #f0f2f5;
    overflow-wrap: anywhere;
  }
  .host {
    color: #4b4f56;
    font-size: 12px;
    text-transform: uppercase;
  }
  .title {
    font-weight: 600;
  }
  .text {
    color: #4b4f56;
    font-size: var(--a13);
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

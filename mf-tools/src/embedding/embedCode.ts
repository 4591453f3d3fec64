interface Embedded {
  /** The site's own origin. */
  origin: string;
  /** The page's address under `/embedded`. */
  path: string;
  title: string;
}

/** HTML that shows a page of ours in a frame and keeps the frame as tall as the page; it listens to that frame and to our origin only. */
export function embedCode({ origin, path, title }: Embedded): string {
  const id = path.slice(1).replaceAll('/', '-');
  return `<iframe id="${id}" src="${origin}${path}" title="${title}"
  width="100%" height="900" style="border: 0" loading="lazy"
  referrerpolicy="strict-origin" allow="clipboard-write"></iframe>
<script>
  addEventListener('message', (event) => {
    const frame = document.getElementById('${id}');
    if (event.origin !== '${origin}' || event.source !== frame.contentWindow) return;
    if (event.data.type === 'embedded-height') frame.height = event.data.height;
  });
</script>`;
}

interface EmbedOptions {
  /** The origin of this site. */
  origin: string;
  /** Path of the page below `/embedded`. */
  path: string;
  title: string;
}

/** HTML for an iframe that adjusts its height to the page. Accepts messages only from that frame and our origin. */
export function createEmbedCode({ origin, path, title }: EmbedOptions): string {
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

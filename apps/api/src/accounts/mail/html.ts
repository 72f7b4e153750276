/**
 * Colours of the page in light and dark mode. Each pair of text and background has a contrast of at
 * least 7:1.
 */
const style = `body{margin:0;padding:24px 12px;background:#eef3f0;color:#13201a}
main{max-width:560px;margin:0 auto;padding:24px;background:#fff;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 16px;font-size:20px;line-height:1.3}
p{margin:0 0 16px}
p:last-child{margin:0}
a{color:#075c3b}
@media (prefers-color-scheme:dark){body{background:#0b1210;color:#eaf4ee}main{background:#15231d}a{color:#34e39b}}`

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Addresses become links whose text is the address, so that a reader sees where each leads. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join('')

/**
 * The mail as an HTML page: the paragraphs and links of the plain text, no external resources and
 * no tracking. `lang` is a tag such as `de`; without it, a mail program assumes the reader's
 * language.
 */
export function toMailHtml({
  subject,
  text,
  lang,
}: {
  subject: string
  text: string
  lang?: string | undefined
}): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(linked).join('<br>\n')}</p>`)
  return `<!doctype html>
<html${lang ? ` lang="${escaped(lang)}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(subject)}</h1>
${paragraphs.join('\n')}
</main>
</body>
</html>
`
}

/** The most pictures of one page. */
const maxPictures = 100
const escaped = /\\([!-/:-@[-`{-~])/g
/** Other files on the same hosts, and SVG, which can contain scripts. */
const noPicture = /\.(?:jar|zip|mrpack|svg|mp4|webm)$/i

/**
 * The addresses of the source's own pictures in untrusted Markdown. The search works on plain text:
 * the renderer decides which are pictures, and an address that is none is never requested. Runs in
 * linear time.
 */
export function embeddedPictures(text: string, pictureOf: (address: string) => string | undefined): string[] {
  const found = new Set<string>()
  const addresses = /https:\/\/[^\s"'<>`]{1,2000}/g
  for (let match = addresses.exec(text); match && found.size < maxPictures; match = addresses.exec(text)) {
    const own = match[0].slice(0, endOf(match[0]))
    // After a bracket the next address may follow: `![a](https://…)](https://…)`.
    addresses.lastIndex = match.index + own.length
    const address = own.replaceAll(escaped, '$1').replaceAll('&amp;', '&')
    const url = pictureOf(address) === undefined ? null : URL.parse(address)
    if (url && !noPicture.test(url.pathname)) found.add(address)
  }
  return [...found]
}

/** The position of a closing bracket without an opening one. */
function endOf(text: string): number {
  let open = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') open += 1
    if (text[at] === ')') {
      open -= 1
      if (open < 0) return at
    }
  }
  return text.length
}

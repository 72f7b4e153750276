/** More than so many a page has no use for. */
const most = 100
const escaped = /\\([!-/:-@[-`{-~])/g
/** Files that lie on the same hosts, and drawings that are programs. */
const noPicture = /\.(?:jar|zip|mrpack|svg|mp4|webm)$/i

/**
 * The addresses in a stranger's Markdown that lead to pictures of the source's own, as an `img` would have them. They are looked for as plain text: whoever
 * draws the text knows which of them are pictures, and one that is none is never asked for. Each sign is read once, whatever the text is.
 */
export function embeddedIn(text: string, pictureOf: (address: string) => string | undefined): string[] {
  const found = new Set<string>()
  const addresses = /https:\/\/[^\s"'<>`]{1,2000}/g
  for (let match = addresses.exec(text); match && found.size < most; match = addresses.exec(text)) {
    const own = match[0].slice(0, endOf(match[0]))
    // What follows a bracket may be the next one: `![a](https://…)](https://…)`.
    addresses.lastIndex = match.index + own.length
    const address = own.replaceAll(escaped, '$1').replaceAll('&amp;', '&')
    const url = pictureOf(address) === undefined ? null : URL.parse(address)
    if (url && !noPicture.test(url.pathname)) found.add(address)
  }
  return [...found]
}

/** Where a bracket closes that stood open before it. */
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

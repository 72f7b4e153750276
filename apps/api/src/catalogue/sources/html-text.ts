import { lookUp } from '@zubr/domain/tables/look-up'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** CurseForge writes HTML: its words and pictures, with lines where it has paragraphs. Each sign is read a bounded number of times, whatever it writes. */
export function textOf(html: string): string {
  return without(without(html, 'script'), 'style')
    .replaceAll(/<img\b([^<>]{0,2000})>/gi, (_all, attributes: string) => pictureOf(attributes))
    .replaceAll(/<li\b[^<>]{0,2000}>/gi, '\n- ')
    .replaceAll(/<\/(?:p|div|h\d|ul|ol|tr)>|<br\b[^<>]{0,2000}>/gi, '\n\n')
    .replaceAll(/<[^<>]{0,2000}>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_all, name: string) => lookUp(entities, name) ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function pictureOf(attributes: string): string {
  const address = /\bsrc\s*=\s*["']?(https:\/\/[^\s"'<>()\\]{1,2000})/i.exec(attributes)?.[1]
  const alt = /\balt\s*=\s*(?:"([^"]{0,200})"|'([^']{0,200})')/i.exec(attributes)
  const words = (alt?.[1] ?? alt?.[2] ?? '').replaceAll(/[[\]()\\`*_!&]/g, ' ').trim()
  return address ? `![${words}](${address})` : ''
}

/** What stands in a mark that holds no text is left out with it, to the end where it does not close. */
function without(html: string, mark: string): string {
  const plain = html.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  let text = ''
  let at = 0
  for (;;) {
    const from = plain.indexOf(`<${mark}`, at)
    if (from < 0) return text + html.slice(at)
    text += html.slice(at, from)
    const end = plain.indexOf(`</${mark}`, from)
    const closed = end < 0 ? -1 : plain.indexOf('>', end)
    if (closed < 0) return text
    at = closed + 1
  }
}

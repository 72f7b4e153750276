import { lookUp } from '@zubr/domain/tables/look-up'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/**
 * Extracts text and pictures from CurseForge's HTML, with a line for each paragraph. Runs in linear
 * time for any input.
 */
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
  const altText = (alt?.[1] ?? alt?.[2] ?? '').replaceAll(/[[\]()\\`*_!&]/g, ' ').trim()
  return address ? `![${altText}](${address})` : ''
}

/** Removes an element with its content, up to the end if it is not closed. */
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

import { lookUp } from '@zubr/domain/tables/look-up'

const names: Record<string, string> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    hellip: '…',
    mdash: '—',
    ndash: '–',
  },
  ...{
    copy: '©',
    reg: '®',
    trade: '™',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    rarr: '→',
    times: '×',
  },
}

/** Decodes entities like `&amp;` and `&#38;`. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return lookUp(names, String(name).toLowerCase()) ?? all
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : all
  })
}

/** The Markdown for opening tags. Other tags are dropped. */
const begins: Record<string, string> = {
  ...{ h1: '\n\n## ', h2: '\n\n## ', h3: '\n\n### ', h4: '\n\n### ', h5: '\n\n### ', h6: '\n\n### ' },
  ...{
    p: '\n\n',
    div: '\n\n',
    center: '\n\n',
    ul: '\n\n',
    ol: '\n\n',
    li: '\n- ',
    br: '  \n',
    hr: '\n\n---\n\n',
  },
  ...{
    b: '**',
    strong: '**',
    i: '_',
    em: '_',
    summary: '\n\n**',
    details: '\n\n',
    tr: '\n\n',
    td: ' ',
    th: ' ',
  },
}
const ends: Record<string, string> = {
  ...{ b: '**', strong: '**', i: '_', em: '_', summary: '**\n\n' },
  ...{ h1: '\n\n', h2: '\n\n', h3: '\n\n', h4: '\n\n', h5: '\n\n', h6: '\n\n', p: '\n\n', div: '\n\n' },
  ...{ center: '\n\n', ul: '\n\n', ol: '\n\n', details: '\n\n' },
}
/** Elements whose content is not text. */
const unread = /<(script|style|svg|iframe|object|template|video|audio)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/** Converts an untrusted HTML block to Markdown: headings, paragraphs, lists and links. */
export function asMarkdown(html: string): string {
  const links: string[] = []
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(unread, '')
    .replace(
      /<(\/?)([a-z][a-z0-9]{0,20})\b([^<>]{0,2000})>/gi,
      (_, slash: string, word: string, rest: string) => {
        const tag = word.toLowerCase()
        if (tag === 'a') {
          if (slash) return links.length > 0 ? `](${links.pop()})` : ''
          const href = /\bhref\s*=\s*["']?(https:\/\/[^\s"'<>()\\]{1,2000})/i.exec(rest)?.[1]
          if (!href) return ''
          links.push(href)
          return '['
        }
        if (tag === 'img') {
          const { address, alt, maxWidth } = pictureOf(rest) ?? {}
          // The title holds the width.
          return address
            ? ` ![${alt}](${address.replace(/[()]/g, '\\$&')}${maxWidth ? ` "${maxWidth}px"` : ''}) `
            : ''
        }
        return (slash ? lookUp(ends, tag) : lookUp(begins, tag)) ?? ''
      },
    )
    .replace(/[<>]/g, '')
    .replace(/^[ \t]+/gm, '')
    .trim()
}

export type TextPicture = { address: string; alt: string; maxWidth: number | undefined }

/** The picture of an `img` tag, or undefined for other HTML. */
export const pictureIn = (html: string): TextPicture | undefined =>
  pictureOf(/^<img\b([^<>]{0,2000})>$/i.exec(html.trim())?.[1] ?? '')

/** The width that `asMarkdown` wrote into the title. */
export const maxWidthFromTitle = (title: string | null | undefined): number | undefined => {
  const width = /^(\d{1,4})px$/.exec(title ?? '')?.[1]
  return width === undefined ? undefined : Number(width)
}

function pictureOf(attributes: string): TextPicture | undefined {
  const attribute = (name: string) => {
    const [, quoted, single, plain] =
      new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? []
    return withoutEntities(quoted ?? single ?? plain ?? '')
  }
  const address = /^https:\/\/[^\s"'<>\\]{1,2000}$/.exec(attribute('src').trim())?.[0]
  if (!address) return undefined
  const width = Number(/^(\d{1,4})(?:px)?$/.exec(attribute('width'))?.[1] ?? 0)
  return {
    address,
    alt: attribute('alt')
      .replace(/[[\]()<>\\`*_!]+/g, ' ')
      .trim()
      .slice(0, 200),
    maxWidth: width > 0 ? width : undefined,
  }
}

import { lexer, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { httpsAddress } from './address.ts'
import styles from './markdown.module.css'
import { type OwnPicture, Picture, PicturesOfText } from './picture.tsx'
import { asMarkdown, maxWidthFromTitle, pictureIn, withoutEntities } from './plain-html.ts'

/** Longer descriptions are cut. */
const maxTextLength = 100_000
/** The nesting limit of quotes and lists. */
const maxDepth = 12

/**
 * Untrusted Markdown as React elements of a fixed set.
 * Pictures that the API proxies are shown; other pictures are links. Links lead to https, and only
 * the text of HTML remains.
 */
export function Markdown({ text, pictures = none }: { text: string; pictures?: readonly OwnPicture[] }) {
  return (
    <PicturesOfText value={pictures}>
      <div className={styles.markdown}>{blocks(lexed(text.slice(0, maxTextLength)), 0)}</div>
    </PicturesOfText>
  )
}

const none: readonly OwnPicture[] = []

const lexed = (text: string): Token[] => lexer(text, { gfm: true })

/** Items are rendered once and never reordered, so the index is a safe key. */
const each = <T,>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode[] =>
  items.map((item, index) => createElement(Fragment, { key: index }, draw(item)))

const blocks = (tokens: readonly Token[], depth: number): ReactNode =>
  depth > maxDepth ? null : each(tokens, (token) => block(token, depth))

function block(token: Token, depth: number): ReactNode {
  // The library's types do not narrow by `type`.
  const generic = token as Tokens.Generic
  const inside = generic.tokens ?? []
  switch (token.type) {
    case 'heading':
      return generic.depth <= 2 ? <h3>{line(inside)}</h3> : <h4>{line(inside)}</h4>
    case 'paragraph':
      return isEmpty(inside) ? null : <p>{line(inside)}</p>
    case 'text':
      return generic.tokens ? line(inside) : withoutEntities(token.raw)
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        <pre tabIndex={0}>
          <code>{generic.text}</code>
        </pre>
      )
    case 'blockquote':
      return <blockquote>{blocks(inside, depth + 1)}</blockquote>
    case 'list':
      return list(token as Tokens.List, depth)
    case 'table':
      return table(token as Tokens.Table)
    case 'hr':
      return <hr />
    case 'html': {
      const text = asMarkdown(token.raw)
      return text === '' || depth > 2 ? null : blocks(lexed(text), depth + 3)
    }
    default:
      return null
  }
}

function list({ ordered, start, items }: Tokens.List, depth: number): ReactNode {
  const inside = each(items, ({ tokens }) => <li>{blocks(tokens, depth + 1)}</li>)
  return ordered ? <ol start={Number(start) || 1}>{inside}</ol> : <ul>{inside}</ul>
}

function table({ header, rows }: Tokens.Table): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
    <div className={styles.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {each(header, ({ tokens }) => (
              <th>{line(tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, (row) => (
            <tr>
              {each(row, ({ tokens }) => (
                <td>{line(tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whether tokens are only HTML tags. */
const isEmpty = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => {
    const { type, raw } = token
    if (type === 'html') return pictureIn(raw) === undefined
    if (type === 'br') return true
    if (type === 'link') return isEmpty((token as Tokens.Link).tokens)
    return type === 'text' && raw.trim() === ''
  })

const line = (tokens: readonly Token[], link?: string): ReactNode =>
  each(tokens, (token) => inline(token, link))

/** `link`: the target, if the token is inside a link. */
function inline(token: Token, link: string | undefined): ReactNode {
  const generic = token as Tokens.Generic
  const inside = generic.tokens ?? []
  switch (token.type) {
    case 'text':
      return generic.tokens ? line(inside, link) : withoutEntities(token.raw)
    case 'escape':
      return generic.text
    case 'strong':
      return <strong>{line(inside, link)}</strong>
    case 'em':
      return <em>{line(inside, link)}</em>
    case 'del':
      return <del>{line(inside, link)}</del>
    case 'codespan':
      return <code>{generic.text}</code>
    case 'br':
      return <br />
    case 'html': {
      const picture = pictureIn(token.raw)
      if (picture) return <Picture {...picture} link={link} />
      return /^<br\s*\/?>$/i.test(token.raw.trim()) ? <br /> : null
    }
    case 'image':
      return (
        <Picture
          address={withoutEntities(generic.href)}
          alt={withoutEntities(generic.text)}
          maxWidth={maxWidthFromTitle(generic.title)}
          link={link}
        />
      )
    case 'link': {
      if (isEmpty(inside)) return null
      const href = httpsAddress(generic.href)
      if (!href) return line(inside, link)
      return (
        <a href={href} target="_blank" rel="noopener noreferrer nofollow">
          {line(inside, href)}
        </a>
      )
    }
    default:
      return null
  }
}

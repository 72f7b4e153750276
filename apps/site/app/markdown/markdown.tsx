import { localizedPath } from '@zubr/i18n/urls'
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { useI18n } from '../i18n.tsx'
import { headingOf, plain } from './front-matter.ts'
import { filled, identity } from './identity.ts'
import styles from './markdown.module.css'
import { isArticlePicture } from './picture-ids.ts'
import { articlePicture } from './pictures.ts'

/** Parses a text with filled `{name}` placeholders into blocks. HTML is rendered as text. */
export function blocksOf(body: string, values: Record<string, string>): Token[] {
  return lexer(filled(body, values)).filter(({ type }) => type !== 'space')
}

/** Renders a Markdown file of `content/` in the page's language. */
export function Markdown({ body }: { body: string }) {
  const { locale } = useI18n()
  return (
    <div className={styles.text}>
      <Blocks tokens={blocksOf(body, identity(locale))} />
    </div>
  )
}

/** Second-level headings, for a table of contents. */
export function sectionsOf(body: string): { text: string; id: string }[] {
  return lexer(body).flatMap((token) =>
    token.type === 'heading' && token.depth === 2 ? [headingOf((token as Tokens.Heading).text)] : [],
  )
}

export function Blocks({ tokens }: { tokens: readonly Token[] }) {
  // A text never changes on its page, so the place is as good a key as any.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return tokens.map((token, index) => <Block key={index} token={token as MarkedToken} />)
}

function Block({ token }: { token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'heading': {
      const { text, id } = headingOf(token.text)
      const words = <Inline tokens={lexer(text)[0] ? inlineOf(text) : []} />
      return token.depth === 2 ? <h2 id={id}>{words}</h2> : <h3 id={id}>{words}</h3>
    }
    case 'paragraph':
      if (token.tokens.length === 1 && token.tokens[0]?.type === 'image')
        return <Picture token={token.tokens[0] as Tokens.Image} />
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      )
    case 'text':
      return <Inline tokens={token.tokens ?? inlineOf(token.text)} />
    case 'list': {
      const items = token.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see Blocks
        <li key={index}>
          <Blocks tokens={item.tokens} />
        </li>
      ))
      return token.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'code':
      return (
        // Wide code scrolls, so the keyboard must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      )
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} />
        </blockquote>
      )
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so the keyboard must reach it
        <div className={styles.tableBox} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {token.header.map((cell, index) =>
                  cell.text === '' ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                    <td key={index} />
                  ) : (
                    <th key={cell.text} scope="col">
                      <Inline tokens={cell.tokens} />
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {token.rows.map((row) => (
                <tr key={row.map(({ text }) => text).join()}>
                  {row.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                    <td key={index}>
                      <Inline tokens={cell.tokens} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    default:
      return null
  }
}

function inlineOf(text: string): Token[] {
  const [paragraph] = lexer(text)
  return paragraph && 'tokens' in paragraph ? (paragraph.tokens ?? []) : []
}

function Inline({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see Blocks
    <Fragment key={index}>
      <InlineToken token={token} />
    </Fragment>
  ))
}

function InlineToken({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens ?? []} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens ?? []} />
        </em>
      )
    case 'codespan':
      return <code>{plain((token as Tokens.Codespan).text)}</code>
    case 'br':
      return <br />
    case 'link':
      return <Link token={token as Tokens.Link} />
    case 'text':
      return 'tokens' in token && token.tokens ? (
        <Inline tokens={token.tokens} />
      ) : (
        plain((token as Tokens.Text).text)
      )
    default:
      return plain('text' in token ? String(token.text) : token.raw)
  }
}

/** A screenshot in the page's language: `![what it shows](picture:<id>)`. */
function Picture({ token: { href, text } }: { token: Tokens.Image }) {
  const { locale } = useI18n()
  const id = href.replace(/^picture:/, '')
  if (!isArticlePicture(id)) throw new Error(`![${text}](${href}): expected picture: and a known id`)
  return (
    <img
      className={styles.picture}
      {...articlePicture(id, locale)}
      alt={plain(text)}
      loading="lazy"
      decoding="async"
    />
  )
}

/**
 * Links to our own pages in the page's language; other links are restricted to allowed schemes.
 * `term:` marks a figure that a test compares with the list of terms.
 */
function Link({ token: { href, tokens } }: { token: Tokens.Link }) {
  const { locale } = useI18n()
  const words = <Inline tokens={tokens} />
  if (href.startsWith('term:')) return words
  if (!href.startsWith('/'))
    return /^(?:https?:|mailto:|tel:|#)/i.test(href) ? <a href={href}>{words}</a> : words
  const [path = '/', hash] = href.split('#')
  return <a href={localizedPath(locale, path) + (hash ? `#${hash}` : '')}>{words}</a>
}

import { createHash } from 'node:crypto'
import { sharedLogAddress } from '@zubr/contracts/logs/limits'
import type { Finding } from '@zubr/domain/diagnosis/findings'
import { diagnosisMessages } from '@zubr/i18n/diagnosis/all'
import { dateFormat, fill } from '@zubr/i18n/format'
import { type Locale, localeFacts } from '@zubr/i18n/locales'

/** The whole style of the page, which loads no files and runs no scripts. */
const style = `:root{color-scheme:dark}
body{margin:0;background:#0f1a16;color:#e8f2ec;font:16px/1.5 system-ui,sans-serif}
main{max-width:1200px;margin:0 auto;padding:16px}
h1{font-size:1.5rem;margin:8px 0}h2{font-size:1.15rem;margin:24px 0 8px}h3{font-size:1rem;margin:12px 0 2px}
a{color:#34e7a0}p{margin:4px 0}.dim{color:#a9bdb3}
.found{padding:4px 16px 12px;border-left:4px solid #ff6b5e;background:#16241e}
.found.well{border-color:#34e7a0;padding:12px 16px}
nav a{display:inline-block;min-height:44px;line-height:44px;margin-right:20px}
ol{margin:16px 0;padding:12px 0;list-style:none;background:#0a120f;font:13px/1.6 ui-monospace,monospace}
li{display:flex;gap:12px;padding:0 12px;white-space:pre-wrap;overflow-wrap:anywhere}
li>a{flex:none;min-width:3.5em;text-align:right;color:#8ba398;text-decoration:none;user-select:none}
li>span{min-width:0}
li:target{background:#3a3320;outline:1px solid #f5b942}
.e{color:#ff9a90}.w{color:#f5c96a}`

/** The page's content security policy: its own style and nothing else. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${localeFacts[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

/** Level of a line, by its beginning. */
function levelOf(line: string): string {
  const head = line.slice(0, 70)
  if (/\b(?:ERROR|FATAL|SEVERE|CRITICAL)\b|^Caused by: |^[\w$.]{5,60}(?:Exception|Error)\b/.test(head))
    return ' class="e"'
  return /\bWARN(?:ING)?\b/.test(head) ? ' class="w"' : ''
}

type Shown = { id: string; text: string; findings: readonly Finding[]; expiresAt: Date }

/** The public page of a shared log: its findings in words, and its lines, each with an anchor. */
export function logPage(locale: Locale, { id, text, findings, expiresAt }: Shown): string {
  const { page: messages, codes, facts: names } = diagnosisMessages[locale]
  const date = dateFormat(locale, { dateStyle: 'long' }).format(expiresAt)
  // A Russian date ends with a full stop of its own.
  const expiryText = fill(messages.until, { date }).replace(/\.\.$/, '.')
  const found = findings.map(({ code, facts, lines }) => {
    const { what, todo } = codes[code]
    const summary = fill(what, { needs: '', java: '', file: '', ...facts })
    const named = Object.entries(facts)
      .filter(([name]) => name !== 'id' && !what.includes(`{${name}}`))
      .map(([name, value]) => `${escaped(names[name as keyof typeof names])}: ${escaped(value)}`)
    const at = lines[0]?.number
    return [
      `<h3>${escaped(summary)}</h3>`,
      `<p>${escaped(todo)}</p>`,
      named.length > 0 ? `<p class="dim">${named.join(' · ')}</p>` : '',
      at === undefined ? '' : `<p><a href="#L${at}">${escaped(names.line)} ${at}</a></p>`,
    ].join('\n')
  })
  const lines = text.split('\n').map((line, index) => {
    const number = index + 1
    return `<li id="L${number}"><a href="#L${number}">${number}</a><span${levelOf(line)}>${escaped(line)}</span></li>`
  })
  const body = `<h1>${escaped(messages.title)}</h1>
<p class="dim">${escaped(expiryText)}</p>
<nav><a href="${sharedLogAddress(id)}/raw">${escaped(messages.raw)}</a></nav>
<section>
<h2>${escaped(messages.found)}</h2>
<div class="found${found.length > 0 ? '' : ' well'}">
${found.length > 0 ? found.join('\n') : `<p>${escaped(messages.unknown)}</p>`}
</div>
</section>
<ol>${lines.join('')}</ol>`
  return page(locale, messages.title, body)
}

/** The page for a log that was deleted, has expired or never existed. */
export function gonePage(locale: Locale): string {
  const { page: messages } = diagnosisMessages[locale]
  return page(
    locale,
    messages.gone,
    `<h1>${escaped(messages.gone)}</h1>\n<p>${escaped(messages.goneText)}</p>`,
  )
}

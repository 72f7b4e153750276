import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { accounts } from '@zubr/api/accounts/accounts-schema'
import { totp } from '@zubr/api/accounts/sessions/testing/totp'
import { sendError } from '@zubr/api/http/api-error'
import { servers } from '@zubr/api/servers/servers-schema'
import { type Html, html, type Piece } from '@zubr/http/html'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Demo } from './demo.ts'
import { examplePassword, type ShownAccount } from './example-accounts.ts'
import { mailNamed, newestMails, type WrittenMail } from './mails.ts'

/** Path of the demo world's own pages on the panel's origin. */
export const demoPath = '/dev'

const hourMs = 3_600_000
const maxHours = 92 * 24
const shownMails = 200

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  // Mails have inline styles.
  "style-src 'self' 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const moves: [text: string, hours: number][] = [
  ['1 hour on', 1],
  ['1 day on', 24],
  ['3 days on', 72],
  ['7 days on', 168],
  ['30 days on', 720],
]

/**
 * For developers, in English only: the demo world's clock, accounts and mails. `npm start` has no
 * such page. Requests wait until the world is ready.
 */
export function demoPage(started: Promise<Demo>): FastifyPluginAsync {
  return async (app) => {
    const hidden = { schema: { hide: true } }
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    for (const [name, type] of [
      ['demo-page.css', 'text/css; charset=utf-8'],
      ['refresh.js', 'text/javascript; charset=utf-8'],
    ] as const)
      app.get(`${demoPath}/${name}`, hidden, async (_request, reply) =>
        reply
          .type(type)
          .header('cache-control', 'no-store')
          .send(await readFile(new URL(name, import.meta.url))),
      )

    app.get(demoPath, hidden, async (_request, reply) =>
      show(reply, 'Demo world', await overview(await started)),
    )

    app.get<{ Params: { name: string } }>(`${demoPath}/mails/:name`, hidden, async (request, reply) => {
      const mail = await mailNamed(mailFolder(await started), request.params.name)
      return mail ? show(reply, mail.subject, mailView(mail)) : reply.callNotFound()
    })

    app.post<{ Body: Record<string, string> | undefined }>(
      `${demoPath}/clock`,
      {
        ...hidden,
        config: { form: true },
        onRequest: async (request, reply) => {
          const { panelUrl } = (await started).config
          if (request.headers.origin !== new URL(panelUrl).origin)
            return sendError(request, reply, 'forbidden')
        },
      },
      async (request, reply) => {
        const demo = await started
        const { hours = '', days = '', reset } = request.body ?? {}
        if (reset !== undefined) demo.clock.reset()
        else {
          const asked = hours === '' ? Number(days === '' ? Number.NaN : days) * 24 : Number(hours)
          if (!(asked > 0 && asked <= maxHours))
            return reply
              .code(400)
              .type('text/plain; charset=utf-8')
              .send(`expected hours or days, more than 0 and at most ${maxHours / 24} days\n`)
          await demo.passTime(asked * hourMs)
        }
        return reply.redirect(demoPath, 303)
      },
    )
  }
}

function show(reply: FastifyReply, title: string, body: Html): FastifyReply {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${demoPath}/demo-page.css">
<script type="module" src="${demoPath}/refresh.js"></script>
</head>
<body>${body}</body>
</html>`
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.text)
}

async function overview(demo: Demo): Promise<Html> {
  const { siteUrl, panelUrl, trialPort } = demo.config
  const [contracts, mails] = await Promise.all([contractsOf(demo), newestMails(mailFolder(demo), shownMails)])
  return html`
<header>
<h1>Demo world</h1>
<nav aria-label="Zubr"><a href="${siteUrl}/en">Site</a> <a href="${siteUrl}/en/uptime">Status</a> <a href="/">Panel</a> ${trialPort !== undefined && html`<a href="http://${new URL(panelUrl).hostname}:${trialPort}/?lang=en">Payments</a>`} <a href="#accounts">Accounts</a> <a href="#mails">Mails</a></nav>
</header>
<main>
<h2>Clock</h2>
<div id="clock" data-live>${clockView(demo)}</div>
<form class="row" method="post" action="${demoPath}/clock">
${moves.map(([text, hours]) => html`<button name="hours" value="${hours}">${text}</button> `)}
</form>
<form class="row" method="post" action="${demoPath}/clock">
<label>Days <input name="days" type="number" min="0.1" max="${maxHours / 24}" step="any" required></label>
<button>Move on</button>
<button name="reset" value="1" formnovalidate>Back to this machine’s time</button>
</form>
<p class="dim">Contracts live through the time between: mails, suspensions and deletions come in their order. What has happened is not undone by going back. Sessions, links in mails, nodes and the panel’s own “days left” keep to this machine’s time.</p>
<h2>Contracts that end</h2>
<div id="contracts" data-live>${contracts}</div>
<h2 id="accounts">Accounts</h2>
<div id="account-list" data-live>${accountsView(demo.accounts)}</div>
<h2 id="mails">Mails</h2>
<div id="mail-list" data-live>${mailsView(mails)}</div>
</main>`
}

function clockView({ clock }: Demo): Html {
  const aheadHours = Math.round(clock.aheadMs() / hourMs)
  const ahead = `${Math.floor(aheadHours / 24)} days and ${aheadHours % 24} hours ahead of this machine`
  return html`<p><strong>${momentOf(clock.now())}</strong>, ${aheadHours === 0 ? 'as on this machine' : ahead}</p>`
}

/** Contracts in the order of their next change. */
async function contractsOf({ db }: Demo): Promise<Html> {
  const rows = await db
    .select({ server: servers, login: accounts.username })
    .from(servers)
    .innerJoin(accounts, eq(accounts.id, servers.accountId))
    .where(and(isNotNull(servers.paidUntil), inArray(servers.contract, ['active', 'suspended'])))
    .orderBy(asc(sql`coalesce(${servers.deleteAt}, ${servers.paidUntil})`), asc(servers.name))
    .limit(8)
  if (rows.length === 0) return html`<p class="dim">None.</p>`
  return table(
    ['Server', 'Owner', 'Contract', 'Next'],
    rows.map(({ server, login }) => [
      html`<a href="/servers/${server.id}">${server.name}</a>`,
      login,
      server.contract,
      server.deleteAt
        ? `data deleted ${momentOf(server.deleteAt)}`
        : server.paidUntil !== null && `paid until ${momentOf(server.paidUntil)}`,
    ]),
  )
}

function table(heads: string[], rows: Piece[][]): Html {
  return html`<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`
}

function accountsView(shown: readonly ShownAccount[]): Html {
  return html`<p>The password of all: <code>${examplePassword}</code></p>
${table(
  ['Login', 'What it shows', 'Second factor', 'Log in'],
  shown.map(({ login, about, secondFactor }) => [
    html`<code>${login}</code>`,
    about,
    secondFactor
      ? html`code now <code>${totp(secondFactor.secret, Date.now())}</code>, recovery <code>${secondFactor.recoveryCode}</code>`
      : '—',
    html`<form method="post" action="/login"><input type="hidden" name="name" value="${login}"><input type="hidden" name="password" value="${examplePassword}"><input type="hidden" name="lang" value="en"><button>Log in as ${login}</button></form>`,
  ]),
)}`
}

function mailsView(mails: readonly WrittenMail[]): Html {
  if (mails.length === 0) return html`<p class="dim">None yet.</p>`
  const rows = mails.map(({ name, at, to, subject }) => [
    timeView(at),
    to,
    html`<a href="${demoPath}/mails/${name}">${subject}</a>`,
  ])
  return html`${table(['Sent', 'To', 'Subject'], rows)}
${mails.length === shownMails && html`<p class="dim">The newest ${shownMails}.</p>`}`
}

function mailView({ at, to, subject, text, html: page }: WrittenMail): Html {
  return html`
<header><nav aria-label="Demo world"><a href="${demoPath}#mails">All mails</a></nav></header>
<main>
<h1>${subject}</h1>
<p class="dim">To ${to}, ${timeView(at)}</p>
${text !== undefined && html`<pre>${linked(text)}</pre>`}
${
  page !== undefined &&
  html`<h2>As HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${`<base target="_blank">${page}`}"></iframe>`
}
</main>`
}

/** A mail's text with its addresses as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, index) =>
      index % 2 === 1 ? html`<a href="${piece}" target="_blank" rel="noopener">${piece}</a>` : html`${piece}`,
    )
}

function timeView(at: Date | undefined): Html | string {
  return at ? html`<time datetime="${at.toISOString()}">${momentOf(at)}</time>` : '—'
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

function momentOf(at: Date): string {
  return `${moment.format(at)} UTC`
}

function mailFolder({ config }: Demo): string {
  return path.join(config.dataDir, 'mail')
}

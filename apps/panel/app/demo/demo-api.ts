import type { AnswerOf, EndpointKey } from '@zubr/contracts/request'
import { lookUp } from '@zubr/domain/tables/look-up'
import type { Locale } from '@zubr/i18n/locales'
import { ApiFailure } from '../api/request.ts'
import type { StandIn } from '../api/stand-in.ts'
import { accountHandlers, authHandlers } from './account.ts'
import { catalogueHandlers } from './addons/catalogue.ts'
import { addonsHandlers } from './addons/changes.ts'
import { coreChangeHandlers } from './addons/core-changes.ts'
import { archivesHandlers } from './archives.ts'
import { backupChanges, backupFolder, backupsHandlers } from './backups.ts'
import { companiesHandlers } from './companies/handlers.ts'
import { DemoSocket } from './console-socket.ts'
import { coresHandlers } from './core.ts'
import { diskAgent, openDisks } from './disk/agent.ts'
import { openServers } from './examples.ts'
import { filesHandlers } from './files.ts'
import type { Handlers } from './handlers.ts'
import { logsHandlers } from './logs.ts'
import { type Memory, openAccount, pings, wordsOf } from './memory.ts'
import { balanceHandlers } from './money/balance.ts'
import { paymentsHandlers } from './money/payments.ts'
import { refundsHandlers } from './money/refunds.ts'
import { movingHandlers } from './moving.ts'
import { addressesHandlers } from './network/addresses.ts'
import { backendsHandlers } from './network/backends.ts'
import { emptyStopHandlers } from './network/empty-stop.ts'
import { openDemoPorts } from './network/ports.ts'
import { schedulesHandlers } from './schedules.ts'
import { consoleUrlOf, serversHandlers } from './servers.ts'
import { sftpHandlers } from './sftp.ts'
import { termsHandlers } from './terms/handlers.ts'

/** As long as an answer takes from nearby. */
const answerMs = 70

/** The panel's API and its nodes in this page's memory: the same contract, on servers that nobody has. A reload begins anew. */
export function openDemo(locale: Locale, now = Date.now()): StandIn {
  const account = openAccount(now)
  const memory: Memory = {
    ...account,
    locale,
    servers: openServers({ locale, me: account.me }, now),
    once: new Map(),
  }
  memory.me.locale = locale
  const disks = openDisks()
  const ports = openDemoPorts(memory)
  const addons = addonsHandlers(memory, disks, ports)
  const handlers: Handlers = {
    ...accountHandlers(memory),
    ...authHandlers(memory),
    ...balanceHandlers(memory),
    ...paymentsHandlers(memory),
    ...companiesHandlers(memory),
    ...refundsHandlers(memory),
    ...coresHandlers,
    ...catalogueHandlers,
    ...serversHandlers(memory),
    ...movingHandlers(memory),
    ...backendsHandlers(memory),
    ...ports.handlers,
    ...termsHandlers(memory),
    ...addressesHandlers(memory),
    ...schedulesHandlers(memory),
    ...emptyStopHandlers(memory),
    ...logsHandlers(memory),
    ...filesHandlers(memory),
    ...sftpHandlers(memory),
    ...archivesHandlers(memory),
    ...backupsHandlers(memory),
    ...addons,
    ...coreChangeHandlers(memory, addons, disks),
  }
  // Handlers has checked each with its endpoint; here they are one list.
  const all = handlers as unknown as Record<string, ((asked: unknown) => unknown) | undefined>
  const answer = (key: EndpointKey, asked: unknown): unknown => {
    const own = all[key]
    if (!own) throw new ApiFailure('not_found')
    return structuredClone(own(asked ?? {}))
  }
  const keptAt = (url: string) => {
    const kept = memory.servers.find((own) => consoleUrlOf(own) === url)
    if (!kept) throw new ApiFailure('not_found')
    return kept
  }
  return {
    async ask(key, ...[asked]) {
      await new Promise((resolve) => setTimeout(resolve, answerMs))
      asked?.signal?.throwIfAborted()
      return answer(key, asked) as AnswerOf<typeof key>
    },
    addressOf: (key, ...[asked]) => fileOf(answer(key, asked)),
    openSocket: (url) => new DemoSocket(keptAt(url), Object.values(wordsOf(memory).chat)),
    async wholeLog({ url }) {
      const lines = keptAt(url).log.lines.map(
        ([, at, level, text]) => `${new Date(at).toISOString()} ${level} ${text}\n`,
      )
      return new Blob(lines, { type: 'text/plain' })
    },
    ...diskAgent(memory.servers, disks),
    backupFolder,
    backupChanges,
    async pingAll(names, _urlOf, found) {
      for (const name of names) found(name, lookUp(pings, name) ?? null)
    },
  }
}

const files = new Map<string, string>()

/** An answer as a file of the page's own: a text is a picture, all else data. The same answer is the same file. */
function fileOf(answer: unknown): string {
  const isPicture = typeof answer === 'string'
  const text = isPicture ? answer : JSON.stringify(answer, null, 2)
  const type = isPicture ? 'image/svg+xml' : 'application/json'
  const made = files.get(text) ?? URL.createObjectURL(new Blob([text], { type }))
  files.set(text, made)
  return made
}

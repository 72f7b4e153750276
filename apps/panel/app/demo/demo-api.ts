import type { AnswerOf, EndpointKey } from '@zubr/contracts/request'
import { lookUp } from '@zubr/domain/tables/look-up'
import type { Locale } from '@zubr/i18n/locales'
import type { FakeBackend } from '../api/fake-backend.ts'
import { ApiFailure } from '../api/request.ts'
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
import { demoMessagesOf, type Memory, openAccount, pings } from './memory.ts'
import { balanceHandlers } from './money/balance.ts'
import { invoicesHandlers } from './money/invoices.ts'
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

/** The response time of a nearby API. */
const answerMs = 70

/** The panel's API and nodes simulated in memory, by the same contract. A reload starts over. */
export function openDemo(locale: Locale, now = Date.now()): FakeBackend {
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
    ...invoicesHandlers(memory),
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
  const all = handlers as unknown as Record<string, ((input: unknown) => unknown) | undefined>
  const answer = (key: EndpointKey, input: unknown): unknown => {
    const handler = all[key]
    if (!handler) throw new ApiFailure('not_found')
    return structuredClone(handler(input ?? {}))
  }
  const keptAt = (url: string) => {
    const demoServer = memory.servers.find((candidate) => consoleUrlOf(candidate) === url)
    if (!demoServer) throw new ApiFailure('not_found')
    return demoServer
  }
  return {
    async ask(key, ...[input]) {
      await new Promise((resolve) => setTimeout(resolve, answerMs))
      input?.signal?.throwIfAborted()
      return answer(key, input) as AnswerOf<typeof key>
    },
    addressOf: (key, ...[input]) => fileOf(answer(key, input)),
    openSocket: (url) => new DemoSocket(keptAt(url), Object.values(demoMessagesOf(memory).chat)),
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

/**
 * The response as an object URL: a string is an image, anything else JSON. The same response has
 * the same URL.
 */
function fileOf(answer: unknown): string {
  const isPicture = typeof answer === 'string'
  const text = isPicture ? answer : JSON.stringify(answer, null, 2)
  const type = isPicture ? 'image/svg+xml' : 'application/json'
  const made = files.get(text) ?? URL.createObjectURL(new Blob([text], { type }))
  files.set(text, made)
  return made
}

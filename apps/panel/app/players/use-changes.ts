import { type BedrockNaming, bedrockName } from '@zubr/domain/players/bedrock-names'
import type { PlayerList } from '@zubr/domain/players/lists'
import { offlineUuid } from '@zubr/domain/players/offline-uuid'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { ApiFailure, call } from '../api/request.ts'
import { useToasts } from '../components/toasts/toasts.tsx'
import type { FilesClient } from '../file-access/client.ts'
import { failureText } from '../file-access/failure-text.ts'
import { fileErrorOf } from '../file-access/file-error.ts'
import { useFilesMessages } from '../files/files-messages.tsx'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import {
  changeAtRest,
  changeByReload,
  changeLive,
  type ListOutcome,
  switchAtRest,
  switchLive,
} from './change-lists.ts'
import { useListMessages } from './list-messages.tsx'
import { knownUuid, type Lists } from './read-lists.ts'
import { sendCommand } from './send-command.ts'

type Wanted = { list: PlayerList; action: 'add' | 'remove'; key: string; reason?: string; level?: number }

/** The source of bans in the file; the game uses this name for its console. */
const by = 'Server'

/** Changes the lists: by commands while the server runs, in its files while it is stopped. */
export function useChanges({
  client,
  lists,
  naming,
  refresh,
}: {
  client: FilesClient
  lists: Lists
  /** For Bedrock players; undefined while unknown. */
  naming: BedrockNaming | undefined
  refresh(): Promise<void>
}) {
  const { messages } = useI18n()
  const t = useListMessages()
  const files = useFilesMessages()
  const toasts = useToasts()
  const { server } = useServer()
  const [busy, setBusy] = useState(false)
  const { id, state } = server
  const how = state === 'running' ? 'live' : ['stopped', 'failed'].includes(state) ? 'atRest' : 'between'
  const live = {
    client,
    give: (text: string) =>
      sendCommand(
        () => call('POST /api/servers/:id/console', { params: { id }, body: { right: 'write' } }),
        text,
      ),
  }

  /** `done`: the text of a successful change. */
  const showOutcome = (outcome: ListOutcome, done: string, name: string): boolean => {
    if (outcome === 'done') toasts.done(fill(done, { name }))
    else toasts.bad(outcome === 'notSent' ? t.notSent : fill(t.unseen, { name }))
    return outcome === 'done'
  }
  const doing = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      toasts.bad(failureText(fileErrorOf(error), files, messages))
      return false
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  /** The account of a new entry; undefined if the lookup fails, which is reported. */
  const accountOf = async (name: string): Promise<{ uuid: string; name: string } | undefined> => {
    if (!lists.checksAccounts) return { uuid: offlineUuid(name), name }
    let failure = t.lookupAway
    try {
      const { player } = await call('GET /api/players/:name', { params: { name } })
      if (player) return player
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'not_found') failure = t.noAccount
    }
    toasts.bad(fill(failure, { name }))
    return undefined
  }

  return {
    how,
    busy,
    /** True: the change is done and visible in the file. */
    change: ({ level, ...change }: Wanted) =>
      doing(async () => {
        const { list, action } = change
        const done = (action === 'add' ? t.added : t.removed)[list]
        const bedrock = list === 'banned-ips' ? undefined : bedrockName(change.key, naming)
        const key = bedrock ?? change.key
        const uuid = bedrock === undefined ? undefined : await knownUuid(client, lists, bedrock)
        if (how === 'live') {
          const hasBlank = bedrock?.includes(' ') === true
          if (list === 'whitelist' && bedrock !== undefined && (uuid !== undefined || action === 'remove')) {
            const entry = { action, key, at: new Date(), by, ...(uuid !== undefined && { uuid }) }
            return showOutcome(await changeByReload(live, entry), done, key)
          }
          if (!hasBlank) return showOutcome(await changeLive(live, { ...change, key }), done, key)
          toasts.bad(fill(list === 'whitelist' ? t.bedrockUnknown : t.bedrockBlank, { name: key }))
          return false
        }
        const needsAccount = action === 'add' && list !== 'banned-ips'
        if (needsAccount && bedrock !== undefined && uuid === undefined) {
          toasts.bad(fill(t.bedrockUnknown, { name: key }))
          return false
        }
        const account =
          uuid !== undefined ? { uuid, name: key } : needsAccount ? await accountOf(key) : undefined
        if (needsAccount && !account) return false
        const entry = { ...change, key, at: new Date(), by, ...(level !== undefined && { level }) }
        await changeAtRest(client, { ...entry, ...(account && { key: account.name, uuid: account.uuid }) })
        return showOutcome('done', done, account?.name ?? key)
      }),
    turn: (on: boolean) =>
      doing(async () => {
        const done = t.switched[on ? 'on' : 'off']
        if (how === 'live') return showOutcome(await switchLive(live, on), done, t.lists.whitelist)
        await switchAtRest(client, on)
        return showOutcome('done', done, t.lists.whitelist)
      }),
  }
}
export type Changes = ReturnType<typeof useChanges>

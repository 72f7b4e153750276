import type { PlayerList } from '@zubr/domain/players/lists'
import { offlineUuid } from '@zubr/domain/players/offline-uuid'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { ApiFailure, call } from '../api/request.ts'
import type { FilesClient } from '../files/client.ts'
import { failureText } from '../files/failure-text.ts'
import { fileErrorOf } from '../files/file-error.ts'
import { useFilesWords } from '../files/words.tsx'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { useToasts } from '../toasts/toasts.tsx'
import { changeAtRest, changeLive, type ListOutcome, switchAtRest, switchLive } from './change-lists.ts'
import { giveCommand } from './one-command.ts'
import type { Lists } from './read-lists.ts'
import { useListWords } from './words.tsx'

type Wanted = { list: PlayerList; action: 'add' | 'remove'; key: string; reason?: string; level?: number }

/** By whom bans in a file say that they were given, as the game itself does of its console. */
const by = 'Server'

/** Changes of the lists: by the server's own commands while it runs, in its files while it does not. */
export function useChanges({
  client,
  lists,
  refresh,
}: {
  client: FilesClient
  lists: Lists
  refresh(): Promise<void>
}) {
  const { words } = useI18n()
  const own = useListWords()
  const files = useFilesWords()
  const toasts = useToasts()
  const { server } = useServer()
  const [busy, setBusy] = useState(false)
  const { id, state } = server
  const how = state === 'running' ? 'live' : ['stopped', 'failed'].includes(state) ? 'atRest' : 'between'
  const live = {
    client,
    give: (text: string) =>
      giveCommand(
        () => call('POST /api/servers/:id/console', { params: { id }, body: { right: 'write' } }),
        text,
      ),
  }

  const told = (outcome: ListOutcome, name: string): boolean => {
    if (outcome === 'done') toasts.done(fill(own.done, { name }))
    else toasts.bad(outcome === 'notSent' ? own.notSent : fill(own.unseen, { name }))
    return outcome === 'done'
  }
  const doing = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      toasts.bad(failureText(fileErrorOf(error), files, words))
      return false
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  /** Whose entry it is to be; undefined if nobody can say, which is told. */
  const accountOf = async (name: string): Promise<{ uuid: string; name: string } | undefined> => {
    if (!lists.checksAccounts) return { uuid: offlineUuid(name), name }
    let told = own.lookupAway
    try {
      const { player } = await call('GET /api/players/:name', { params: { name } })
      if (player) return player
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'not_found') told = own.noAccount
    }
    toasts.bad(fill(told, { name }))
    return undefined
  }

  return {
    how,
    busy,
    /** True: it is done, and seen. */
    change: ({ level, ...change }: Wanted) =>
      doing(async () => {
        const { list, action, key } = change
        if (how === 'live') return told(await changeLive(live, change), key)
        const needsAccount = action === 'add' && list !== 'banned-ips'
        const account = needsAccount ? await accountOf(key) : undefined
        if (needsAccount && !account) return false
        const entry = { ...change, at: new Date(), by, ...(level !== undefined && { level }) }
        await changeAtRest(client, { ...entry, ...(account && { key: account.name, uuid: account.uuid }) })
        return told('done', account?.name ?? key)
      }),
    turn: (on: boolean) =>
      doing(async () => {
        if (how === 'live') return told(await switchLive(live, on), own.lists.whitelist)
        await switchAtRest(client, on)
        return told('done', own.lists.whitelist)
      }),
  }
}
export type Changes = ReturnType<typeof useChanges>
